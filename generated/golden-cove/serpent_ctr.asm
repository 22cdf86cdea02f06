; serpent_ctr for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/serpent_ctr.cw (sha256 b440ac0307a19b4b); do not edit:
;   ./cw build serpent_ctr --cpu golden-cove
;
; void serpent_ctr(const void *rk, const void *counter, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   rk: 528 bytes, read, secret, no alignment needed
;   counter: 16 bytes, read, public, no alignment needed
;   src: 16 bytes a block, read, secret, no alignment needed
;   dst: 16 bytes a block, written, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes zmm0 to zmm31.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 12160 bytes, 191 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 457 uops, planned 173.3; bounds: width 76.2, ports 172.0, path 7.0
;   blocks: 1929 uops, planned 821.5; bounds: width 321.5, ports 801.0, path 378.0
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
%fatal "serpent_ctr is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_serpent_ctr
$_serpent_ctr:
%else
        global $serpent_ctr
%endif
$serpent_ctr:
        push rbp                                                   ;                    preserved
        mov rax, rsp                                               ;                    frame
        sub rsp, 0x2f80                                            ;                    frame
        and rsp, -64                                               ;                    frame
        lea rbp, [rsp + 128]                                       ;                    frame
        mov qword [rbp + 11976], rax                               ;                    frame
        mov qword [rbp + 11904], rdi                               ;                    argument
        mov qword [rbp + 11912], rsi                               ;                    argument
        mov dword [rbp + 11984], r8d                               ;                    argument
        mov qword [rbp + 11928], rdx                               ;                    argument
        mov qword [rbp + 11944], rcx                               ;                    argument
        mov r8, qword [rbp + 11904]                                ;     0.0 p2      12 x[1] reload
        vpbroadcastd zmm0, [r8 + 20]                               ;     5.0 p3      12 x[1]
        vmovdqa64 zmm1, zmm0                                       ;    11.0         12 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    11.0 p0      12 x[1]
        vmovdqu64 [rbp + 896], zmm1                                ;    12.0 p7+p4   12 x[1]
        vpbroadcastd zmm0, [r8 + 20]                               ;     5.0 p10     12 x[1]
        vmovdqa64 zmm1, zmm0                                       ;    11.0         12 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    11.0 p5      12 x[1]
        vmovdqu64 [rbp + 960], zmm1                                ;    12.0 p8+p9   12 x[1]
        vpbroadcastd zmm0, [r8 + 28]                               ;     5.0 p2      12 x[3]
        vmovdqa64 zmm1, zmm0                                       ;    11.0         12 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    11.0 p0      12 x[3]
        vpbroadcastd zmm0, [r8 + 28]                               ;     5.0 p3      12 x[3]
        vmovdqu64 [rbp + 1024], zmm1                               ;    12.0 p7+p4   12 x[3]
        vmovdqa64 zmm1, zmm0                                       ;    11.0         12 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    11.0 p5      12 x[3]
        vmovdqu64 [rbp + 1088], zmm1                               ;    12.0 p8+p9   12 x[3]
        vpbroadcastd zmm0, [r8 + 84]                               ;     5.0 p10     12 x[1]
        vmovdqa64 zmm1, zmm0                                       ;    11.0         12 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    11.0 p0      12 x[1]
        vpbroadcastd zmm0, [r8 + 84]                               ;     5.0 p2      12 x[1]
        vmovdqu64 [rbp + 1152], zmm1                               ;    12.0 p7+p4   12 x[1]
        vmovdqa64 zmm1, zmm0                                       ;    11.0         12 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    11.0 p5      12 x[1]
        vpbroadcastd zmm0, [r8 + 92]                               ;     5.0 p3      12 x[3]
        vmovdqu64 [rbp + 1216], zmm1                               ;    12.0 p8+p9   12 x[1]
        vmovdqa64 zmm1, zmm0                                       ;    11.0         12 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    11.0 p0      12 x[3]
        vmovdqu64 [rbp + 1280], zmm1                               ;    12.0 p7+p4   12 x[3]
        vpbroadcastd zmm0, [r8 + 92]                               ;     5.0 p10     12 x[3]
        vmovdqa64 zmm1, zmm0                                       ;    11.0         12 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    11.0 p5      12 x[3]
        vpbroadcastd zmm0, [r8 + 148]                              ;     5.3 p2      12 x[1]
        vmovdqu64 [rbp + 1344], zmm1                               ;    12.0 p8+p9   12 x[3]
        vmovdqa64 zmm1, zmm0                                       ;    11.3         12 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    11.3 p0      12 x[1]
        vpbroadcastd zmm0, [r8 + 148]                              ;     6.0 p3      12 x[1]
        vmovdqu64 [rbp + 1408], zmm1                               ;    12.3 p7+p4   12 x[1]
        vmovdqa64 zmm1, zmm0                                       ;    12.0         12 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    12.0 p5      12 x[1]
        vmovdqu64 [rbp + 1472], zmm1                               ;    13.0 p8+p9   12 x[1]
        vpbroadcastd zmm0, [r8 + 156]                              ;     6.8 p10     12 x[3]
        vmovdqa64 zmm1, zmm0                                       ;    12.8         12 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    12.8 p0      12 x[3]
        vmovdqu64 [rbp + 1536], zmm1                               ;    13.8 p7+p4   12 x[3]
        vpbroadcastd zmm0, [r8 + 156]                              ;     7.5 p2      12 x[3]
        vmovdqa64 zmm1, zmm0                                       ;    13.5         12 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    13.5 p5      12 x[3]
        vmovdqu64 [rbp + 1600], zmm1                               ;    14.5 p8+p9   12 x[3]
        vpbroadcastd zmm0, [r8 + 212]                              ;     8.2 p3      12 x[1]
        vmovdqa64 zmm1, zmm0                                       ;    14.2         12 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    14.2 p0      12 x[1]
        vmovdqu64 [rbp + 1664], zmm1                               ;    15.2 p7+p4   12 x[1]
        vpbroadcastd zmm0, [r8 + 212]                              ;     8.8 p10     12 x[1]
        vmovdqa64 zmm1, zmm0                                       ;    14.8         12 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    14.8 p5      12 x[1]
        vpbroadcastd zmm0, [r8 + 220]                              ;     9.3 p2      12 x[3]
        vmovdqu64 [rbp + 1728], zmm1                               ;    15.8 p8+p9   12 x[1]
        vmovdqa64 zmm1, zmm0                                       ;    15.3         12 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    15.3 p0      12 x[3]
        vmovdqu64 [rbp + 1792], zmm1                               ;    16.3 p7+p4   12 x[3]
        vpbroadcastd zmm0, [r8 + 220]                              ;    10.2 p3      12 x[3]
        vmovdqa64 zmm1, zmm0                                       ;    16.2         12 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    16.2 p5      12 x[3]
        vmovdqu64 [rbp + 1856], zmm1                               ;    17.2 p8+p9   12 x[3]
        vpbroadcastd zmm0, [r8 + 276]                              ;    10.8 p10     12 x[1]
        vmovdqa64 zmm1, zmm0                                       ;    16.8         12 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    16.8 p0      12 x[1]
        vmovdqu64 [rbp + 1920], zmm1                               ;    17.8 p7+p4   12 x[1]
        vpbroadcastd zmm0, [r8 + 276]                              ;    11.5 p2      12 x[1]
        vmovdqa64 zmm1, zmm0                                       ;    17.5         12 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    17.5 p5      12 x[1]
        vmovdqu64 [rbp + 1984], zmm1                               ;    18.5 p8+p9   12 x[1]
        vpbroadcastd zmm0, [r8 + 284]                              ;    12.2 p3      12 x[3]
        vmovdqa64 zmm1, zmm0                                       ;    18.2         12 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    18.2 p0      12 x[3]
        vmovdqu64 [rbp + 2048], zmm1                               ;    19.2 p7+p4   12 x[3]
        vpbroadcastd zmm0, [r8 + 284]                              ;    12.8 p10     12 x[3]
        vmovdqa64 zmm1, zmm0                                       ;    18.8         12 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    18.8 p5      12 x[3]
        vpbroadcastd zmm0, [r8 + 340]                              ;    13.3 p2      12 x[1]
        vmovdqu64 [rbp + 2112], zmm1                               ;    19.8 p8+p9   12 x[3]
        vmovdqa64 zmm1, zmm0                                       ;    19.3         12 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    19.3 p0      12 x[1]
        vmovdqu64 [rbp + 2176], zmm1                               ;    20.7 p7+p4   12 x[1]
        vpbroadcastd zmm0, [r8 + 340]                              ;    14.2 p3      12 x[1]
        vmovdqa64 zmm1, zmm0                                       ;    20.2         12 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    20.2 p5      12 x[1]
        vpbroadcastd zmm0, [r8 + 348]                              ;    14.7 p10     12 x[3]
        vmovdqu64 [rbp + 2240], zmm1                               ;    21.3 p8+p9   12 x[1]
        vmovdqa64 zmm1, zmm0                                       ;    20.7         12 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    20.7 p0      12 x[3]
        vmovdqu64 [rbp + 2304], zmm1                               ;    22.7 p7+p4   12 x[3]
        vpbroadcastd zmm0, [r8 + 348]                              ;    15.5 p2      12 x[3]
        vmovdqa64 zmm1, zmm0                                       ;    21.5         12 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    21.5 p5      12 x[3]
        vmovdqu64 [rbp + 2368], zmm1                               ;    23.3 p8+p9   12 x[3]
        vpbroadcastd zmm0, [r8 + 404]                              ;    16.2 p3      12 x[1]
        vmovdqa64 zmm1, zmm0                                       ;    22.2         12 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    22.2 p0      12 x[1]
        vpbroadcastd zmm0, [r8 + 404]                              ;    16.7 p10     12 x[1]
        mov r9, qword [rbp + 11912]                                ;    16.8 p2       9 counter reload
        vpbroadcastd zmm2, [r9 + 8]                                ;    21.8 p3       9 counter
        vmovdqu64 [rbp + 2432], zmm1                               ;    24.7 p7+p4   12 x[1]
        vmovdqa64 zmm1, zmm0                                       ;    22.7         12 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    22.7 p5      12 x[1]
        vmovdqu64 [rbp + 2496], zmm1                               ;    25.3 p8+p9   12 x[1]
        vpbroadcastd zmm0, [r8 + 412]                              ;    17.8 p10     12 x[3]
        vmovdqa64 zmm1, zmm0                                       ;    23.8         12 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    23.8 p0      12 x[3]
        vpbroadcastd zmm0, [r8 + 412]                              ;    18.3 p2      12 x[3]
        vmovdqu64 [rbp + 2560], zmm1                               ;    26.7 p7+p4   12 x[3]
        vmovdqa64 zmm1, zmm0                                       ;    24.3         12 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    24.3 p5      12 x[3]
        vpbroadcastd zmm0, [r8 + 468]                              ;    19.0 p3      12 x[1]
        vmovdqu64 [rbp + 2624], zmm1                               ;    27.3 p8+p9   12 x[3]
        vmovdqa64 zmm1, zmm0                                       ;    25.0         12 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    25.0 p0      12 x[1]
        vpbroadcastd zmm0, [r8 + 468]                              ;    19.7 p10     12 x[1]
        vmovdqu64 [rbp + 2688], zmm1                               ;    28.7 p7+p4   12 x[1]
        vmovdqa64 zmm1, zmm0                                       ;    25.7         12 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    25.7 p5      12 x[1]
        vmovdqu64 [rbp + 2752], zmm1                               ;    29.3 p8+p9   12 x[1]
        vpbroadcastd zmm0, [r8 + 476]                              ;    20.5 p2      12 x[3]
        vmovdqa64 zmm1, zmm0                                       ;    26.5         12 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    26.5 p0      12 x[3]
        vmovdqu64 [rbp + 2816], zmm1                               ;    30.7 p7+p4   12 x[3]
        vpbroadcastd zmm0, [r8 + 476]                              ;    21.2 p3      12 x[3]
        vmovdqa64 zmm1, zmm0                                       ;    27.2         12 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    27.2 p5      12 x[3]
        vpbroadcastd zmm0, [r8 + 512]                              ;    21.7 p10     17 z[0]
        vmovdqu64 [rbp + 2880], zmm1                               ;    31.3 p8+p9   12 x[3]
        vmovdqa64 zmm1, zmm0                                       ;    27.7         17 z[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    27.7 p0      17 z[0]
        vpbroadcastd zmm0, [r8 + 512]                              ;    22.3 p2      17 z[0]
        vmovdqu64 [rbp + 2944], zmm1                               ;    32.7 p7+p4   17 z[0]
        vmovdqa64 zmm1, zmm0                                       ;    28.3         17 z[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    28.3 p5      17 z[0]
        vpbroadcastd zmm0, [r8 + 520]                              ;    23.0 p3      17 z[2]
        vmovdqu64 [rbp + 3008], zmm1                               ;    33.3 p8+p9   17 z[0]
        vmovdqa64 zmm1, zmm0                                       ;    29.0         17 z[2] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    29.0 p0      17 z[2]
        vmovdqu64 [rbp + 3072], zmm1                               ;    34.7 p7+p4   17 z[2]
        vpbroadcastd zmm0, [r8 + 520]                              ;    23.8 p10     17 z[2]
        vmovdqa64 zmm1, zmm0                                       ;    29.8         17 z[2] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    29.8 p5      17 z[2]
        vpbroadcastd zmm0, [r8]                                    ;    24.3 p2       9 rk
        vmovdqu64 [rbp + 3136], zmm0                               ;    35.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 4]                                ;    24.7 p3       9 rk
        vmovdqu64 [rbp + 3200], zmm0                               ;    36.7 p7+p4    9 rk
        vmovdqu64 [rbp + 3264], zmm1                               ;    37.3 p8+p9   17 z[2]
        vmovdqu64 zmm1, [rel serpent_ctr.T0_constants512 + 320]    ;    25.3 p2       9 counter reload
        vpbroadcastd zmm0, [r8 + 8]                                ;    25.3 p10      9 rk
        vmovdqu64 [rbp + 3328], zmm0                               ;    38.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 12]                               ;    25.7 p3       9 rk
        vmovdqu64 [rbp + 3392], zmm0                               ;    39.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 16]                               ;    26.3 p2       9 rk
        vmovdqu64 [rbp + 3456], zmm0                               ;    40.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 32]                               ;    26.3 p10      9 rk
        vmovdqu64 [rbp + 3520], zmm0                               ;    41.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 36]                               ;    26.7 p3       9 rk
        vmovdqu64 [rbp + 3584], zmm0                               ;    42.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 40]                               ;    27.3 p2       9 rk
        vmovdqu64 [rbp + 3648], zmm0                               ;    43.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 44]                               ;    27.3 p10      9 rk
        vmovdqu64 [rbp + 3712], zmm0                               ;    44.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 48]                               ;    27.7 p3       9 rk
        vmovdqu64 [rbp + 3776], zmm0                               ;    45.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 52]                               ;    28.3 p2       9 rk
        vmovdqu64 [rbp + 3840], zmm0                               ;    46.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r9 + 12]                               ;    28.3 p10      9 counter
        vpshufb zmm0, zmm0, zmm1                                   ;    34.3 p5       9 counter
        vmovdqu64 [rbp + 3904], zmm0                               ;    47.3 p8+p9    9 counter
        vpbroadcastd zmm0, [r9]                                    ;    28.8 p3       9 counter
        vpshufb zmm0, zmm0, zmm1                                   ;    34.8 p5       9 counter
        vmovdqu64 [rbp + 3968], zmm0                               ;    48.7 p7+p4    9 counter
        vpbroadcastd zmm0, [r9 + 4]                                ;    29.3 p2       9 counter
        vpshufb zmm0, zmm0, zmm1                                   ;    35.3 p5       9 counter
        vmovdqu64 [rbp + 4032], zmm0                               ;    49.3 p8+p9    9 counter
        vpbroadcastd zmm0, [r8 + 56]                               ;    29.8 p10      9 rk
        vmovdqu64 [rbp + 4096], zmm0                               ;    50.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 60]                               ;    30.2 p3       9 rk
        vmovdqu64 [rbp + 4160], zmm0                               ;    51.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 64]                               ;    30.5 p2       9 rk
        vmovdqu64 [rbp + 4224], zmm0                               ;    52.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 68]                               ;    30.8 p10      9 rk
        vmovdqu64 [rbp + 4288], zmm0                               ;    53.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 72]                               ;    31.2 p3       9 rk
        vmovdqu64 [rbp + 4352], zmm0                               ;    54.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 76]                               ;    31.5 p2       9 rk
        vmovdqu64 [rbp + 4416], zmm0                               ;    55.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 80]                               ;    31.8 p10      9 rk
        vmovdqu64 [rbp + 4480], zmm0                               ;    56.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 96]                               ;    32.2 p3       9 rk
        vmovdqu64 [rbp + 4544], zmm0                               ;    57.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 100]                              ;    32.5 p2       9 rk
        vmovdqu64 [rbp + 4608], zmm0                               ;    58.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 104]                              ;    32.8 p10      9 rk
        vmovdqu64 [rbp + 4672], zmm0                               ;    59.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 108]                              ;    33.2 p3       9 rk
        vmovdqu64 [rbp + 4736], zmm0                               ;    60.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 112]                              ;    33.5 p2       9 rk
        vmovdqu64 [rbp + 4800], zmm0                               ;    61.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 116]                              ;    33.8 p10      9 rk
        vmovdqu64 [rbp + 4864], zmm0                               ;    62.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 120]                              ;    34.2 p3       9 rk
        vmovdqu64 [rbp + 4928], zmm0                               ;    63.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 124]                              ;    34.5 p2       9 rk
        vmovdqu64 [rbp + 4992], zmm0                               ;    64.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 132]                              ;    34.8 p10      9 rk
        vmovdqu64 [rbp + 5056], zmm0                               ;    65.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 144]                              ;    35.2 p3       9 rk
        vmovdqu64 [rbp + 5120], zmm0                               ;    66.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 160]                              ;    35.5 p2       9 rk
        vmovdqu64 [rbp + 5184], zmm0                               ;    67.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 164]                              ;    35.8 p10      9 rk
        vmovdqu64 [rbp + 5248], zmm0                               ;    68.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 168]                              ;    36.2 p3       9 rk
        vmovdqu64 [rbp + 5312], zmm0                               ;    69.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 172]                              ;    36.5 p2       9 rk
        vmovdqu64 [rbp + 5376], zmm0                               ;    70.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 176]                              ;    36.8 p10      9 rk
        vmovdqu64 [rbp + 5440], zmm0                               ;    71.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 180]                              ;    37.2 p3       9 rk
        vmovdqu64 [rbp + 5504], zmm0                               ;    72.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 184]                              ;    37.5 p2       9 rk
        vmovdqu64 [rbp + 5568], zmm0                               ;    73.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 188]                              ;    37.8 p10      9 rk
        vmovdqu64 [rbp + 5632], zmm0                               ;    74.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 192]                              ;    38.2 p3       9 rk
        vmovdqu64 [rbp + 5696], zmm0                               ;    75.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 196]                              ;    38.5 p2       9 rk
        vmovdqu64 [rbp + 5760], zmm0                               ;    76.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 200]                              ;    38.8 p10      9 rk
        vmovdqu64 [rbp + 5824], zmm0                               ;    77.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 204]                              ;    39.2 p3       9 rk
        vmovdqu64 [rbp + 5888], zmm0                               ;    78.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 208]                              ;    39.5 p2       9 rk
        vmovdqu64 [rbp + 5952], zmm0                               ;    79.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 224]                              ;    39.8 p10      9 rk
        vmovdqu64 [rbp + 6016], zmm0                               ;    80.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 228]                              ;    40.2 p3       9 rk
        vmovdqu64 [rbp + 6080], zmm0                               ;    81.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 232]                              ;    40.5 p2       9 rk
        vmovdqu64 [rbp + 6144], zmm0                               ;    82.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 236]                              ;    40.8 p10      9 rk
        vmovdqu64 [rbp + 6208], zmm0                               ;    83.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 240]                              ;    41.2 p3       9 rk
        vmovdqu64 [rbp + 6272], zmm0                               ;    84.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 244]                              ;    41.5 p2       9 rk
        vmovdqu64 [rbp + 6336], zmm0                               ;    85.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 248]                              ;    41.8 p10      9 rk
        vmovdqu64 [rbp + 6400], zmm0                               ;    86.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 252]                              ;    42.2 p3       9 rk
        vmovdqu64 [rbp + 6464], zmm0                               ;    87.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 260]                              ;    42.5 p2       9 rk
        vmovdqu64 [rbp + 6528], zmm0                               ;    88.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 272]                              ;    42.8 p10      9 rk
        vmovdqu64 [rbp + 6592], zmm0                               ;    89.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 288]                              ;    43.2 p3       9 rk
        vmovdqu64 [rbp + 6656], zmm0                               ;    90.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 292]                              ;    43.5 p2       9 rk
        vmovdqu64 [rbp + 6720], zmm0                               ;    91.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 296]                              ;    43.8 p10      9 rk
        vmovdqu64 [rbp + 6784], zmm0                               ;    92.7 p7+p4    9 rk
        vpshufb zmm1, zmm2, zmm1                                   ;    44.2 p5       9 counter
        vpbroadcastd zmm0, [r8 + 300]                              ;    44.3 p3       9 rk
        vmovdqu64 [rbp + 6848], zmm0                               ;    93.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 304]                              ;    44.7 p2       9 rk
        vmovdqu64 [rbp + 6912], zmm0                               ;    94.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 308]                              ;    45.0 p10      9 rk
        vmovdqu64 zmm2, [rel serpent_ctr.T0_constants512 + 128]    ;    45.3 p3      12 x[0] reload
        vmovdqu64 [rbp + 6976], zmm0                               ;    95.3 p8+p9    9 rk
        vmovdqu64 zmm3, [rel serpent_ctr.T0_constants512 + 192]    ;    45.7 p2      12 x[2] reload
        vpbroadcastd zmm0, [r8 + 312]                              ;    46.0 p10      9 rk
        vmovdqu64 [rbp + 7040], zmm0                               ;    96.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 316]                              ;    46.3 p3       9 rk
        vmovdqu64 [rbp + 7104], zmm0                               ;    97.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 320]                              ;    46.7 p2       9 rk
        vmovdqu64 [rbp + 7168], zmm0                               ;    98.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 324]                              ;    47.0 p10      9 rk
        vmovdqu64 [rbp + 7232], zmm0                               ;    99.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 328]                              ;    47.3 p3       9 rk
        vmovdqu64 [rbp + 7296], zmm0                               ;   100.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 332]                              ;    47.7 p2       9 rk
        vmovdqu64 [rbp + 7360], zmm0                               ;   101.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 336]                              ;    48.0 p10      9 rk
        vmovdqu64 [rbp + 7424], zmm0                               ;   102.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 352]                              ;    48.3 p3       9 rk
        vmovdqu64 [rbp + 7488], zmm0                               ;   103.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 356]                              ;    48.7 p2       9 rk
        vmovdqu64 [rbp + 7552], zmm0                               ;   104.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 360]                              ;    49.0 p10      9 rk
        vmovdqu64 [rbp + 7616], zmm0                               ;   105.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 364]                              ;    49.3 p3       9 rk
        vmovdqu64 [rbp + 7680], zmm0                               ;   106.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 368]                              ;    49.7 p2       9 rk
        vmovdqu64 [rbp + 7744], zmm0                               ;   107.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 372]                              ;    50.0 p10      9 rk
        vmovdqu64 [rbp + 7808], zmm0                               ;   108.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 376]                              ;    50.3 p3       9 rk
        vmovdqu64 [rbp + 7872], zmm0                               ;   109.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 380]                              ;    50.7 p2       9 rk
        vmovdqu64 [rbp + 7936], zmm0                               ;   110.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 388]                              ;    51.0 p10      9 rk
        vmovdqu64 [rbp + 8000], zmm0                               ;   111.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 400]                              ;    51.3 p3       9 rk
        vmovdqu64 [rbp + 8064], zmm0                               ;   112.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 416]                              ;    51.7 p2       9 rk
        vmovdqu64 [rbp + 8128], zmm0                               ;   113.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 420]                              ;    52.0 p10      9 rk
        vmovdqu64 [rbp + 8192], zmm0                               ;   114.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 424]                              ;    52.3 p3       9 rk
        vmovdqu64 [rbp + 8256], zmm0                               ;   115.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 428]                              ;    52.7 p2       9 rk
        vmovdqu64 [rbp + 8320], zmm0                               ;   116.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 432]                              ;    53.0 p10      9 rk
        vmovdqu64 [rbp + 8384], zmm0                               ;   117.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 436]                              ;    53.3 p3       9 rk
        vmovdqu64 [rbp + 8448], zmm0                               ;   118.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 24]                               ;    53.7 p2      12 x[2]
        vmovdqu64 [rbp + 8512], zmm1                               ;   119.3 p8+p9    9 counter
        vmovdqu64 zmm1, [rel serpent_ctr.T0_constants512 + 64]     ;    54.3 p3      12 x[2] reload
        vpxord zmm0, zmm0, zmm1                                    ;    60.3 p0      12 x[2]
        vmovdqu64 [rbp + 8576], zmm0                               ;   120.7 p7+p4   12 x[2]
        vpbroadcastd zmm0, [r8 + 440]                              ;    54.2 p10      9 rk
        vmovdqu64 [rbp + 8640], zmm0                               ;   121.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 24]                               ;    54.7 p2      12 x[2]
        vpxord zmm0, zmm0, zmm1                                    ;    60.7 p5      12 x[2]
        vmovdqu64 [rbp + 8704], zmm0                               ;   122.7 p7+p4   12 x[2]
        vpbroadcastd zmm0, [r8 + 444]                              ;    55.2 p10      9 rk
        vmovdqu64 [rbp + 8768], zmm0                               ;   123.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 448]                              ;    55.3 p3       9 rk
        vmovdqu64 [rbp + 8832], zmm0                               ;   124.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 452]                              ;    55.7 p2       9 rk
        vmovdqu64 [rbp + 8896], zmm0                               ;   125.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 456]                              ;    56.2 p10      9 rk
        vmovdqu64 [rbp + 8960], zmm0                               ;   126.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 460]                              ;    56.3 p3       9 rk
        vmovdqu64 [rbp + 9024], zmm0                               ;   127.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 464]                              ;    56.7 p2       9 rk
        vmovdqu64 [rbp + 9088], zmm0                               ;   128.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 480]                              ;    57.2 p10      9 rk
        vmovdqu64 [rbp + 9152], zmm0                               ;   129.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 484]                              ;    57.3 p3       9 rk
        vmovdqu64 [rbp + 9216], zmm0                               ;   130.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 88]                               ;    57.7 p2      12 x[2]
        vpxord zmm0, zmm0, zmm1                                    ;    63.7 p0      12 x[2]
        vmovdqu64 [rbp + 9280], zmm0                               ;   131.3 p8+p9   12 x[2]
        vpbroadcastd zmm0, [r8 + 488]                              ;    58.2 p10      9 rk
        vmovdqu64 [rbp + 9344], zmm0                               ;   132.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 88]                               ;    58.5 p3      12 x[2]
        vpxord zmm0, zmm0, zmm1                                    ;    64.5 p5      12 x[2]
        vmovdqu64 [rbp + 9408], zmm0                               ;   133.3 p8+p9   12 x[2]
        vpbroadcastd zmm0, [r8 + 492]                              ;    59.0 p2       9 rk
        vmovdqu64 [rbp + 9472], zmm0                               ;   134.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 496]                              ;    59.3 p10      9 rk
        vmovdqu64 [rbp + 9536], zmm0                               ;   135.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 500]                              ;    59.7 p3       9 rk
        vmovdqu64 [rbp + 9600], zmm0                               ;   136.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 504]                              ;    60.0 p2       9 rk
        vmovdqu64 [rbp + 9664], zmm0                               ;   137.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 508]                              ;    60.3 p10      9 rk
        vmovdqu64 [rbp + 9728], zmm0                               ;   138.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 128]                              ;    60.7 p3      12 x[0]
        vpxord zmm0, zmm0, zmm2                                    ;    66.7 p0      12 x[0]
        vmovdqu64 [rbp + 9792], zmm0                               ;   139.3 p8+p9   12 x[0]
        vpbroadcastd zmm0, [r8 + 516]                              ;    61.2 p2       9 rk
        vmovdqu64 [rbp + 9856], zmm0                               ;   140.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 128]                              ;    61.5 p10     12 x[0]
        vpxord zmm0, zmm0, zmm2                                    ;    67.5 p5      12 x[0]
        vmovdqu64 [rbp + 9920], zmm0                               ;   141.3 p8+p9   12 x[0]
        vpbroadcastd zmm0, [r8 + 524]                              ;    62.0 p3       9 rk
        vmovdqu64 [rbp + 9984], zmm0                               ;   142.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 136]                              ;    62.3 p2      12 x[2]
        vpxord zmm0, zmm0, zmm3                                    ;    68.3 p0      12 x[2]
        vmovdqu64 [rbp + 10048], zmm0                              ;   143.3 p8+p9   12 x[2]
        vmovdqu64 zmm4, [rel serpent_ctr.T0_constants512 + 256]    ;    63.0 p3      12 x[3] reload
        vpbroadcastd zmm0, [r8 + 136]                              ;    63.0 p10     12 x[2]
        vpxord zmm0, zmm0, zmm3                                    ;    69.0 p5      12 x[2]
        vmovdqu64 [rbp + 10112], zmm0                              ;   144.7 p7+p4   12 x[2]
        vpbroadcastd zmm0, [r8 + 140]                              ;    63.5 p2      12 x[3]
        vpxord zmm0, zmm0, zmm4                                    ;    69.5 p0      12 x[3]
        vmovdqu64 [rbp + 10176], zmm0                              ;   145.3 p8+p9   12 x[3]
        vpbroadcastd zmm0, [r8 + 140]                              ;    64.0 p10     12 x[3]
        vpxord zmm0, zmm0, zmm4                                    ;    70.0 p5      12 x[3]
        vmovdqu64 [rbp + 10240], zmm0                              ;   146.7 p7+p4   12 x[3]
        vmovdqu64 zmm0, [rel serpent_ctr.T0_constants512 + 384]    ;    64.5 p3       9 rk reload
        vmovdqu64 [rbp + 10304], zmm0                              ;   147.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 152]                              ;    64.8 p2      12 x[2]
        vpxord zmm0, zmm0, zmm1                                    ;    70.8 p0      12 x[2]
        vmovdqu64 [rbp + 10368], zmm0                              ;   148.7 p7+p4   12 x[2]
        vpbroadcastd zmm0, [r8 + 152]                              ;    65.3 p10     12 x[2]
        vpxord zmm0, zmm0, zmm1                                    ;    71.3 p5      12 x[2]
        vmovdqu64 [rbp + 10432], zmm0                              ;   149.3 p8+p9   12 x[2]
        vpbroadcastd zmm0, [r8 + 216]                              ;    65.8 p3      12 x[2]
        vpxord zmm0, zmm0, zmm1                                    ;    71.8 p0      12 x[2]
        vmovdqu64 [rbp + 10496], zmm0                              ;   150.7 p7+p4   12 x[2]
        vpbroadcastd zmm0, [r8 + 216]                              ;    66.3 p2      12 x[2]
        vpxord zmm0, zmm0, zmm1                                    ;    72.3 p5      12 x[2]
        vmovdqu64 [rbp + 10560], zmm0                              ;   151.3 p8+p9   12 x[2]
        vpbroadcastd zmm0, [r8 + 256]                              ;    66.8 p10     12 x[0]
        vpxord zmm0, zmm0, zmm2                                    ;    72.8 p0      12 x[0]
        vmovdqu64 [rbp + 10624], zmm0                              ;   152.7 p7+p4   12 x[0]
        vpbroadcastd zmm0, [r8 + 256]                              ;    67.3 p3      12 x[0]
        vpxord zmm0, zmm0, zmm2                                    ;    73.3 p5      12 x[0]
        vmovdqu64 [rbp + 10688], zmm0                              ;   153.3 p8+p9   12 x[0]
        vpbroadcastd zmm0, [r8 + 264]                              ;    67.8 p2      12 x[2]
        vpxord zmm0, zmm0, zmm3                                    ;    73.8 p0      12 x[2]
        vmovdqu64 [rbp + 10752], zmm0                              ;   154.7 p7+p4   12 x[2]
        vpbroadcastd zmm0, [r8 + 264]                              ;    68.3 p10     12 x[2]
        vpxord zmm0, zmm0, zmm3                                    ;    74.3 p5      12 x[2]
        vmovdqu64 [rbp + 10816], zmm0                              ;   155.3 p8+p9   12 x[2]
        vpbroadcastd zmm0, [r8 + 268]                              ;    68.8 p3      12 x[3]
        vpxord zmm0, zmm0, zmm4                                    ;    74.8 p0      12 x[3]
        vmovdqu64 [rbp + 10880], zmm0                              ;   156.7 p7+p4   12 x[3]
        vpbroadcastd zmm0, [r8 + 268]                              ;    69.3 p2      12 x[3]
        vpxord zmm0, zmm0, zmm4                                    ;    75.3 p5      12 x[3]
        vmovdqu64 [rbp + 10944], zmm0                              ;   157.3 p8+p9   12 x[3]
        vpbroadcastd zmm0, [r8 + 280]                              ;    69.8 p10     12 x[2]
        vpxord zmm0, zmm0, zmm1                                    ;    75.8 p0      12 x[2]
        vmovdqu64 [rbp + 11008], zmm0                              ;   158.7 p7+p4   12 x[2]
        vpbroadcastd zmm0, [r8 + 280]                              ;    70.3 p3      12 x[2]
        vpxord zmm0, zmm0, zmm1                                    ;    76.3 p5      12 x[2]
        vmovdqu64 [rbp + 11072], zmm0                              ;   159.3 p8+p9   12 x[2]
        vpbroadcastd zmm0, [r8 + 344]                              ;    70.8 p2      12 x[2]
        vpxord zmm0, zmm0, zmm1                                    ;    76.8 p0      12 x[2]
        vmovdqu64 [rbp + 11136], zmm0                              ;   160.7 p7+p4   12 x[2]
        vpbroadcastd zmm0, [r8 + 344]                              ;    71.3 p10     12 x[2]
        vpxord zmm0, zmm0, zmm1                                    ;    77.3 p5      12 x[2]
        vmovdqu64 [rbp + 11200], zmm0                              ;   161.3 p8+p9   12 x[2]
        vpxord zmm0, zmm2, [r8 + 384]{1to16}                       ;    72.0 p0+p3   12 x[0]
        vmovdqu64 [rbp + 11264], zmm0                              ;   162.7 p7+p4   12 x[0]
        vpbroadcastd zmm0, [r8 + 392]                              ;    72.2 p2      12 x[2]
        vpxord zmm0, zmm0, zmm3                                    ;    78.2 p5      12 x[2]
        vmovdqu64 [rbp + 11328], zmm0                              ;   163.3 p8+p9   12 x[2]
        vpbroadcastd zmm0, [r8 + 396]                              ;    72.7 p10     12 x[3]
        vpxord zmm2, zmm2, [r8 + 384]{1to16}                       ;    73.0 p0+p3   12 x[0]
        vpxord zmm3, zmm3, [r8 + 392]{1to16}                       ;    73.5 p5+p2   12 x[2]
        vmovdqu64 [rbp + 11392], zmm3                              ;   164.7 p7+p4   12 x[2]
        vpxord zmm0, zmm0, zmm4                                    ;    78.7 p0      12 x[3]
        vmovdqu64 [rbp + 11456], zmm0                              ;   165.3 p8+p9   12 x[3]
        vpbroadcastd zmm0, [r8 + 408]                              ;    73.7 p10     12 x[2]
        vpxord zmm0, zmm0, zmm1                                    ;    79.7 p5      12 x[2]
        vmovdqu64 [rbp + 11520], zmm0                              ;   166.7 p7+p4   12 x[2]
        vpxord zmm4, zmm4, [r8 + 396]{1to16}                       ;    75.0 p0+p3   12 x[3]
        vmovdqu64 [rbp + 11584], zmm4                              ;   167.3 p8+p9   12 x[3]
        vmovdqu64 [rbp + 11648], zmm2                              ;   168.7 p7+p4   12 x[0]
        vpbroadcastd zmm0, [r8 + 408]                              ;    74.7 p2      12 x[2]
        vpxord zmm0, zmm0, zmm1                                    ;    80.7 p5      12 x[2]
        vmovdqu64 [rbp + 11712], zmm0                              ;   169.3 p8+p9   12 x[2]
        vpbroadcastd zmm0, [r8 + 472]                              ;    75.2 p10     12 x[2]
        vpxord zmm0, zmm0, zmm1                                    ;    81.2 p0      12 x[2]
        vmovdqu64 [rbp + 11776], zmm0                              ;   170.7 p7+p4   12 x[2]
        vpbroadcastd zmm0, [r8 + 472]                              ;    75.7 p3      12 x[2]
        vpxord zmm0, zmm0, zmm1                                    ;    81.7 p5      12 x[2]
        vmovdqu64 [rbp + 11840], zmm0                              ;   171.3 p8+p9   12 x[2]
        cmp dword [rbp + 11984], 0                                 ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 11984]                               ;                    passes of 32
        mov rcx, rax                                               ;                    passes of 32
.blocks_1_share:
        and rax, 0x1f                                              ;                    passes of 32
        mov qword [rbp + 11920], rax                               ;                    passes of 32
        sub rcx, rax                                               ;                    passes of 32
        imul rcx, rcx, 0x10                                        ;                    passes of 32
        mov rdx, qword [rbp + 11928]                               ;                    passes of 32
        add rcx, rdx                                               ;                    passes of 32
        mov qword [rbp + 11936], rcx                               ;                    passes of 32
        cmp rcx, rdx                                               ;                    passes of 32
        je .blocks_1_rest
.blocks_1_again:
        vmovdqu64 zmm0, [rbp + 10304]                              ;                    resident
        mov r8, qword [rbp + 11928]                                ;                    resident
        mov r9, qword [rbp + 11944]                                ;                    resident
        align 16
.blocks_1:
        vmovdqu64 zmm7, [rbp + 8512]                               ;     0.0 p2      10 more reload
        vpaddd zmm1, zmm0, [rel serpent_ctr.T0_constants512 + 448] ;     6.0 p0+p3   10 low
        vmovdqu64 zmm2, [rbp + 3904]                               ;     1.0 p2      10 low reload
        vpaddd zmm5, zmm2, zmm0                                    ;     7.0 p5      10 low
        vmovdqu64 zmm9, [rel serpent_ctr.T0_constants512 + 512]    ;     1.2 p3      10 more reload
        vprold zmm6, zmm5, 8                                       ;     8.0 p0      10 more
        vpandd zmm6, zmm6, zmm9                                    ;     9.0 p5      10 more
        vmovdqu64 zmm12, [rbp + 3328]                              ;     2.0 p2      12 x[2] reload
        vmovdqu64 zmm11, [rel serpent_ctr.T0_constants512 + 576]   ;     2.2 p3      10 more reload
        vpaddd zmm3, zmm1, zmm2                                    ;     7.0 p0      10 low
        vpternlogd zmm1, zmm3, zmm2, 0xb2                          ;     8.0 p5      10 more
        vpsrld zmm1, zmm1, 0x1f                                    ;     9.0 p0      10 more
        vpternlogd zmm2, zmm0, zmm5, 0xd4                          ;     8.0 p5      10 more
        vpaddd zmm1, zmm1, zmm7                                    ;    10.0 p0      10 more
        vpsrld zmm2, zmm2, 0x1f                                    ;     9.0 p0      10 more
        vpaddd zmm2, zmm2, zmm7                                    ;    10.0 p5      10 more
        vprold zmm7, zmm2, 8                                       ;    11.0 p0      10 more
        vprold zmm2, zmm2, 0x18                                    ;    11.0 p0      10 more
        vprold zmm5, zmm5, 0x18                                    ;     8.2 p0      10 more
        vprold zmm4, zmm3, 8                                       ;     9.2 p0      10 more
        vpandd zmm5, zmm5, zmm11                                   ;     9.2 p5      10 more
        vprold zmm3, zmm3, 0x18                                    ;    10.2 p0      10 more
        vpandd zmm3, zmm3, zmm11                                   ;    11.2 p5      10 more
        vprold zmm8, zmm1, 8                                       ;    11.2 p0      10 more
        vprold zmm1, zmm1, 0x18                                    ;    12.2 p0      10 more
        vpandd zmm8, zmm8, zmm9                                    ;    12.2 p5      10 more
        vpandd zmm7, zmm7, zmm9                                    ;    12.0 p5      10 more
        vpandd zmm2, zmm2, zmm11                                   ;    12.0 p5      10 more
        vpternlogd zmm2, zmm7, zmm12, 0x56                         ;    13.0 p5      12 x[2]
        vpandd zmm4, zmm4, zmm9                                    ;    11.5 p5      10 more
        vmovdqa64 zmm10, zmm9                                      ;     7.2         10 more copy
        vmovdqa64 zmm7, zmm2                                       ;    14.0         13 x copy
        vpandd zmm1, zmm1, zmm11                                   ;    13.2 p5      10 more
        vpternlogd zmm12, zmm1, zmm8, 0x1e                         ;    14.2 p0      12 x[2]
        vmovdqu64 zmm8, [rbp + 3392]                               ;     5.7 p2      12 x[3] reload
        vpternlogd zmm5, zmm6, zmm8, 0x56                          ;    13.5 p5      12 x[3]
        vpternlogd zmm8, zmm3, zmm4, 0x1e                          ;    14.2 p0      12 x[3]
        vmovdqu64 zmm4, [rbp + 3968]                               ;     6.2 p3      10 more reload
        vprold zmm6, zmm4, 8                                       ;    15.2 p0      10 more
        vprold zmm4, zmm4, 0x18                                    ;    16.2 p0      10 more
        vmovdqa64 zmm3, zmm11                                      ;     8.2         10 more copy
        vpandd zmm3, zmm3, zmm4                                    ;    17.2 p5      10 more
        vpandd zmm10, zmm10, zmm6                                  ;    16.2 p5      10 more
        vmovdqu64 zmm4, [rbp + 4032]                               ;     7.2 p2      10 more reload
        vprold zmm6, zmm4, 8                                       ;    17.2 p0      10 more
        vpandd zmm9, zmm9, zmm6                                    ;    18.2 p5      10 more
        vpternlogd zmm3, zmm10, [rbp + 3136], 0x56                 ;    18.2 p5+p3   12 x[0]
        vprold zmm4, zmm4, 0x18                                    ;    18.2 p0      10 more
        vpandd zmm11, zmm11, zmm4                                  ;    19.2 p5      10 more
        vmovdqa64 zmm4, zmm5                                       ;    14.5         13 x copy
        vpternlogd zmm11, zmm9, [rbp + 3200], 0x56                 ;    20.2 p0+p2   12 x[1]
        vpternlogd zmm4, zmm11, zmm3, 0x36                         ;    21.2 p5      13 x
        vmovdqa64 zmm6, zmm5                                       ;    14.5         13 x copy
        vpternlogd zmm6, zmm11, zmm3, 0x6c                         ;    21.2 p0      13 x
        vpternlogd zmm5, zmm2, zmm6, 0xb4                          ;    22.2 p5      13 x
        vmovdqa64 zmm2, zmm8                                       ;    15.2         13 x copy
        vpternlogd zmm2, zmm11, zmm3, 0x36                         ;    21.2 p0      13 x
        vpxord zmm7, zmm7, zmm4                                    ;    22.2 p5      13 x
        vpternlogd zmm11, zmm3, zmm8, 0x78                         ;    22.2 p0      13 x
        vmovdqa64 zmm3, zmm5                                       ;    23.2         13 x copy
        vpternlogd zmm3, zmm6, zmm7, 0x39                          ;    23.2 p5      13 x
        vpternlogd zmm5, zmm6, zmm7, 0x8d                          ;    23.2 p0      13 x
        vpternlogd zmm4, zmm5, zmm3, 0x1e                          ;    24.2 p5      13 x
        vprold zmm5, zmm5, 0xd                                     ;    24.2 p0      14 x[0]
        vpslld zmm6, zmm5, 3                                       ;    25.2 p0      14 x[3]
        vprold zmm4, zmm4, 3                                       ;    26.2 p0      14 x[2]
        vpternlogd zmm6, zmm7, zmm4, 0x96                          ;    27.2 p5      14 x[3]
        vmovdqa64 zmm1, zmm12                                      ;    15.2         13 x copy
        vpxord zmm1, zmm1, zmm2                                    ;    25.5 p5      13 x
        vpternlogd zmm8, zmm12, zmm11, 0xb4                        ;    26.5 p5      13 x
        vpternlogd zmm3, zmm4, zmm5, 0x96                          ;    27.2 p0      14 x[1]
        vprold zmm3, zmm3, 1                                       ;    28.2 p0      14 x[1]
        vprold zmm6, zmm6, 7                                       ;    29.2 p0      14 x[3]
        vpslld zmm7, zmm3, 7                                       ;    30.2 p0      14 x[2]
        vpternlogd zmm7, zmm4, zmm6, 0x96                          ;    31.2 p5      14 x[2]
        vprold zmm4, zmm7, 0x16                                    ;    32.2 p0      14 x[2]
        vmovdqa64 zmm7, zmm8                                       ;    27.5         13 x copy
        vpternlogd zmm8, zmm11, zmm1, 0x8d                         ;    28.5 p5      13 x
        vpxord zmm4, zmm4, [rbp + 8576]                            ;    33.2 p5+p3   13 x
        vpternlogd zmm5, zmm6, zmm3, 0x96                          ;    30.5 p5      14 x[0]
        vpternlogd zmm7, zmm11, zmm1, 0x39                         ;    31.5 p5      13 x
        vprold zmm5, zmm5, 5                                       ;    32.2 p0      14 x[0]
        vpxord zmm6, zmm6, [rbp + 1024]                            ;    32.5 p5+p2   12 x[3]
        vpxord zmm3, zmm3, [rbp + 896]                             ;    33.2 p0+p3   12 x[1]
        vpternlogd zmm2, zmm8, zmm7, 0x1e                          ;    33.5 p5      13 x
        vprold zmm8, zmm8, 0xd                                     ;    34.2 p0      14 x[0]
        vprold zmm2, zmm2, 3                                       ;    35.2 p0      14 x[2]
        vpternlogd zmm7, zmm2, zmm8, 0x96                          ;    36.2 p5      14 x[1]
        vprold zmm7, zmm7, 1                                       ;    37.2 p0      14 x[1]
        vpslld zmm9, zmm8, 3                                       ;    37.2 p0      14 x[3]
        vpternlogd zmm9, zmm1, zmm2, 0x96                          ;    38.2 p5      14 x[3]
        vprold zmm1, zmm9, 7                                       ;    39.2 p0      14 x[3]
        vpslld zmm9, zmm7, 7                                       ;    39.2 p0      14 x[2]
        vpternlogd zmm9, zmm2, zmm1, 0x96                          ;    40.2 p5      14 x[2]
        vprold zmm2, zmm9, 0x16                                    ;    41.2 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 3456]                               ;    16.2 p2      12 x[0] reload
        vpxord zmm5, zmm5, zmm9                                    ;    37.5 p5      12 x[0]
        vpternlogd zmm4, zmm3, zmm5, 0x4b                          ;    38.5 p5      13 x
        vpternlogd zmm8, zmm1, zmm7, 0x96                          ;    40.2 p5      14 x[0]
        vprold zmm8, zmm8, 5                                       ;    41.2 p0      14 x[0]
        vpxord zmm8, zmm8, zmm9                                    ;    42.2 p5      12 x[0]
        vmovdqa64 zmm9, zmm6                                       ;    33.5         13 x copy
        vpternlogd zmm6, zmm3, zmm5, 0x96                          ;    41.5 p5      13 x
        vpxord zmm9, zmm9, zmm4                                    ;    42.2 p0      13 x
        vpternlogd zmm5, zmm9, zmm6, 0xe1                          ;    43.2 p5      13 x
        vprold zmm3, zmm9, 3                                       ;    43.2 p0      14 x[2]
        vmovdqa64 zmm9, zmm5                                       ;    44.2         13 x copy
        vpternlogd zmm9, zmm4, zmm6, 0x95                          ;    44.2 p5      13 x
        vmovdqa64 zmm10, zmm9                                      ;    45.2         13 x copy
        vpternlogd zmm10, zmm4, zmm4, 0xf3                         ;    45.2 p0      13 x
        vpternlogd zmm6, zmm5, zmm4, 0x2e                          ;    44.5 p5      13 x
        vpxord zmm5, zmm5, zmm3                                    ;    45.2 p0      14 x[1]
        vprold zmm6, zmm6, 0xd                                     ;    46.2 p0      14 x[0]
        vpternlogd zmm5, zmm10, zmm6, 0x96                         ;    47.2 p5      14 x[1]
        vprold zmm4, zmm5, 1                                       ;    48.2 p0      14 x[1]
        vpslld zmm5, zmm6, 3                                       ;    48.2 p0      14 x[3]
        vpternlogd zmm5, zmm9, zmm3, 0x96                          ;    49.2 p5      14 x[3]
        vpslld zmm9, zmm4, 7                                       ;    49.2 p0      14 x[2]
        vprold zmm5, zmm5, 7                                       ;    50.2 p0      14 x[3]
        vpternlogd zmm9, zmm3, zmm5, 0x96                          ;    51.2 p5      14 x[2]
        vprold zmm3, zmm9, 0x16                                    ;    52.2 p0      14 x[2]
        vpxord zmm7, zmm7, [rbp + 960]                             ;    48.5 p5+p3   12 x[1]
        vpxord zmm2, zmm2, [rbp + 8704]                            ;    49.5 p5+p2   13 x
        vpternlogd zmm2, zmm7, zmm8, 0x4b                          ;    50.5 p5      13 x
        vpxord zmm1, zmm1, [rbp + 1088]                            ;    51.5 p5+p3   12 x[3]
        vmovdqa64 zmm9, zmm1                                       ;    52.5         13 x copy
        vpternlogd zmm1, zmm7, zmm8, 0x69                          ;    52.5 p0      13 x
        vpternlogd zmm6, zmm5, zmm4, 0x96                          ;    52.5 p5      14 x[0]
        vprold zmm6, zmm6, 5                                       ;    53.5 p0      14 x[0]
        vpxord zmm9, zmm9, zmm2                                    ;    53.5 p5      13 x
        vprold zmm7, zmm9, 3                                       ;    54.5 p0      14 x[2]
        vpternlogd zmm8, zmm9, zmm1, 0xd2                          ;    54.5 p5      13 x
        vmovdqa64 zmm9, zmm8                                       ;    55.5         13 x copy
        vpternlogd zmm9, zmm2, zmm1, 0x6a                          ;    55.5 p0      13 x
        vmovdqa64 zmm10, zmm9                                      ;    56.5         13 x copy
        vpternlogd zmm1, zmm8, zmm2, 0xe2                          ;    55.5 p5      13 x
        vprold zmm1, zmm1, 0xd                                     ;    56.5 p0      14 x[0]
        vpxord zmm8, zmm8, zmm7                                    ;    56.5 p5      14 x[1]
        vpternlogd zmm10, zmm2, zmm2, 0xf3                         ;    57.2 p0      13 x
        vpternlogd zmm8, zmm10, zmm1, 0x96                         ;    58.2 p5      14 x[1]
        vprold zmm2, zmm8, 1                                       ;    59.2 p0      14 x[1]
        vpslld zmm8, zmm1, 3                                       ;    59.2 p0      14 x[3]
        vpternlogd zmm8, zmm9, zmm7, 0x96                          ;    60.2 p5      14 x[3]
        vpslld zmm9, zmm2, 7                                       ;    60.2 p0      14 x[2]
        vprold zmm8, zmm8, 7                                       ;    61.2 p0      14 x[3]
        vpternlogd zmm9, zmm7, zmm8, 0x96                          ;    62.2 p5      14 x[2]
        vprold zmm7, zmm9, 0x16                                    ;    63.2 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 3648]                               ;    24.8 p2      12 x[2] reload
        vpxord zmm7, zmm7, zmm9                                    ;    64.2 p5      12 x[2]
        vpternlogd zmm1, zmm8, zmm2, 0x96                          ;    62.2 p5      14 x[0]
        vpxord zmm3, zmm3, zmm9                                    ;    62.5 p5      12 x[2]
        vmovdqa64 zmm10, zmm3                                      ;    63.5         13 x copy
        vmovdqu64 zmm9, [rbp + 3520]                               ;    25.7 p3      12 x[0] reload
        vpternlogd zmm10, zmm6, zmm9, 0x60                         ;    63.5 p0      13 x
        vprold zmm1, zmm1, 5                                       ;    64.2 p0      14 x[0]
        vmovdqa64 zmm11, zmm7                                      ;    65.2         13 x copy
        vpternlogd zmm11, zmm1, zmm9, 0x60                         ;    65.2 p5      13 x
        vpternlogd zmm1, zmm9, zmm7, 0x96                          ;    65.2 p5      13 x
        vpternlogd zmm6, zmm3, zmm9, 0x96                          ;    65.2 p0      13 x
        vmovdqu64 zmm9, [rbp + 3712]                               ;    26.8 p2      12 x[3] reload
        vpternlogd zmm10, zmm5, zmm9, 0x69                         ;    65.5 p5      13 x
        vmovdqu64 zmm5, [rbp + 3584]                               ;    27.2 p3      12 x[1] reload
        vpxord zmm2, zmm2, zmm5                                    ;    66.2 p0      12 x[1]
        vpxord zmm4, zmm4, zmm5                                    ;    66.5 p5      12 x[1]
        vpternlogd zmm9, zmm11, zmm8, 0x69                         ;    67.2 p0      13 x
        vpternlogd zmm1, zmm9, zmm2, 0x87                          ;    68.2 p5      13 x
        vpternlogd zmm6, zmm10, zmm4, 0x87                         ;    68.2 p0      13 x
        vmovdqa64 zmm5, zmm10                                      ;    66.5         13 x copy
        vpternlogd zmm5, zmm3, zmm4, 0x35                          ;    68.5 p5      13 x
        vpternlogd zmm3, zmm4, zmm10, 0x69                         ;    69.2 p0      13 x
        vpternlogd zmm10, zmm6, zmm5, 0x2d                         ;    69.5 p5      13 x
        vmovdqa64 zmm4, zmm9                                       ;    68.2         13 x copy
        vpternlogd zmm4, zmm7, zmm2, 0x35                          ;    70.2 p0      13 x
        vpternlogd zmm7, zmm2, zmm9, 0x69                          ;    70.5 p5      13 x
        vprold zmm2, zmm7, 0xd                                     ;    71.5 p0      14 x[0]
        vprold zmm7, zmm10, 3                                      ;    72.2 p0      14 x[2]
        vprold zmm3, zmm3, 0xd                                     ;    73.2 p0      14 x[0]
        vpslld zmm8, zmm3, 3                                       ;    74.2 p0      14 x[3]
        vpternlogd zmm8, zmm6, zmm7, 0x96                          ;    75.2 p5      14 x[3]
        vpternlogd zmm5, zmm7, zmm3, 0x96                          ;    74.2 p5      14 x[1]
        vpternlogd zmm5, zmm10, zmm6, 0x4b                         ;    75.2 p5      14 x[1]
        vprold zmm5, zmm5, 1                                       ;    76.2 p0      14 x[1]
        vprold zmm6, zmm8, 7                                       ;    76.2 p0      14 x[3]
        vpslld zmm8, zmm5, 7                                       ;    77.2 p0      14 x[2]
        vpternlogd zmm8, zmm7, zmm6, 0x96                          ;    78.2 p5      14 x[2]
        vpternlogd zmm9, zmm1, zmm4, 0x2d                          ;    75.5 p5      13 x
        vprold zmm7, zmm8, 0x16                                    ;    79.2 p0      14 x[2]
        vprold zmm8, zmm9, 3                                       ;    79.2 p0      14 x[2]
        vpternlogd zmm4, zmm8, zmm2, 0x96                          ;    80.2 p5      14 x[1]
        vpternlogd zmm4, zmm9, zmm1, 0x4b                          ;    81.2 p5      14 x[1]
        vprold zmm4, zmm4, 1                                       ;    82.2 p0      14 x[1]
        vpslld zmm9, zmm2, 3                                       ;    81.2 p0      14 x[3]
        vpternlogd zmm9, zmm1, zmm8, 0x96                          ;    82.2 p5      14 x[3]
        vprold zmm1, zmm9, 7                                       ;    83.2 p0      14 x[3]
        vpslld zmm9, zmm4, 7                                       ;    83.2 p0      14 x[2]
        vpternlogd zmm3, zmm5, zmm6, 0x96                          ;    79.5 p5      14 x[0]
        vprold zmm3, zmm3, 5                                       ;    84.2 p0      14 x[0]
        vpternlogd zmm2, zmm4, zmm1, 0x96                          ;    84.2 p5      14 x[0]
        vprold zmm2, zmm2, 5                                       ;    85.2 p0      14 x[0]
        vpternlogd zmm9, zmm8, zmm1, 0x96                          ;    84.2 p5      14 x[2]
        vprold zmm8, zmm9, 0x16                                    ;    86.2 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 3776]                               ;    33.8 p2      12 x[0] reload
        vpxord zmm2, zmm2, zmm9                                    ;    86.2 p5      12 x[0]
        vpxord zmm3, zmm3, zmm9                                    ;    85.2 p5      12 x[0]
        vmovdqu64 zmm9, [rbp + 3840]                               ;    34.3 p3      12 x[1] reload
        vpxord zmm5, zmm5, zmm9                                    ;    84.5 p5      12 x[1]
        vmovdqu64 zmm13, [rbp + 4352]                              ;    34.8 p2      12 x[2] reload
        vpxord zmm4, zmm4, zmm9                                    ;    85.5 p5      12 x[1]
        vmovdqu64 zmm9, [rbp + 4160]                               ;    35.3 p3      12 x[3] reload
        vpxord zmm6, zmm6, zmm9                                    ;    86.5 p5      12 x[3]
        vpxord zmm1, zmm1, zmm9                                    ;    87.2 p0      12 x[3]
        vmovdqa64 zmm9, zmm6                                       ;    87.5         13 x copy
        vpternlogd zmm9, zmm5, zmm3, 0x72                          ;    87.5 p5      13 x
        vpternlogd zmm6, zmm5, zmm3, 0x1e                          ;    88.2 p0      13 x
        vmovdqa64 zmm5, zmm1                                       ;    88.2         13 x copy
        vpternlogd zmm1, zmm4, zmm2, 0x1e                          ;    88.5 p5      13 x
        vpternlogd zmm5, zmm4, zmm2, 0x72                          ;    89.2 p0      13 x
        vmovdqu64 zmm4, [rbp + 4096]                               ;    36.5 p2      12 x[2] reload
        vpxord zmm7, zmm7, zmm4                                    ;    89.5 p5      12 x[2]
        vpxord zmm8, zmm8, zmm4                                    ;    90.2 p0      12 x[2]
        vpternlogd zmm1, zmm5, zmm8, 0xd2                          ;    91.2 p5      13 x
        vpternlogd zmm6, zmm9, zmm7, 0xd2                          ;    91.2 p0      13 x
        vmovdqa64 zmm4, zmm6                                       ;    92.2         13 x copy
        vpternlogd zmm4, zmm9, zmm3, 0x3d                          ;    92.2 p5      13 x
        vpternlogd zmm4, zmm7, zmm7, 0xc3                          ;    93.2 p0      13 x
        vmovdqa64 zmm7, zmm1                                       ;    92.2         13 x copy
        vpternlogd zmm7, zmm5, zmm2, 0x3d                          ;    92.5 p5      13 x
        vpternlogd zmm3, zmm6, zmm9, 0xb4                          ;    93.2 p0      13 x
        vpternlogd zmm7, zmm8, zmm8, 0xc3                          ;    93.5 p5      13 x
        vmovdqa64 zmm8, zmm3                                       ;    94.2         13 x copy
        vpternlogd zmm8, zmm4, zmm9, 0xb8                          ;    94.2 p0      13 x
        vprold zmm8, zmm8, 0xd                                     ;    95.2 p0      14 x[0]
        vprold zmm10, zmm4, 3                                      ;    96.2 p0      14 x[2]
        vpternlogd zmm4, zmm9, zmm10, 0x96                         ;    97.2 p5      14 x[1]
        vpternlogd zmm4, zmm3, zmm8, 0x96                          ;    98.2 p5      14 x[1]
        vprold zmm3, zmm4, 1                                       ;    99.2 p0      14 x[1]
        vpslld zmm4, zmm8, 3                                       ;    98.2 p0      14 x[3]
        vpternlogd zmm4, zmm6, zmm10, 0x96                         ;    99.2 p5      14 x[3]
        vprold zmm4, zmm4, 7                                       ;   100.2 p0      14 x[3]
        vpternlogd zmm8, zmm4, zmm3, 0x96                          ;   101.2 p5      14 x[0]
        vprold zmm6, zmm8, 5                                       ;   102.2 p0      14 x[0]
        vpslld zmm8, zmm3, 7                                       ;   101.2 p0      14 x[2]
        vpternlogd zmm8, zmm10, zmm4, 0x96                         ;   102.2 p5      14 x[2]
        vprold zmm8, zmm8, 0x16                                    ;   103.2 p0      14 x[2]
        vprold zmm10, zmm7, 3                                      ;   103.2 p0      14 x[2]
        vpternlogd zmm2, zmm1, zmm5, 0xb4                          ;    99.5 p5      13 x
        vmovdqa64 zmm9, zmm2                                       ;   100.5         13 x copy
        vpternlogd zmm9, zmm7, zmm5, 0xb8                          ;   100.5 p5      13 x
        vprold zmm9, zmm9, 0xd                                     ;   104.2 p0      14 x[0]
        vpternlogd zmm7, zmm5, zmm10, 0x96                         ;   104.2 p5      14 x[1]
        vpslld zmm5, zmm9, 3                                       ;   105.2 p0      14 x[3]
        vpternlogd zmm5, zmm1, zmm10, 0x96                         ;   106.2 p5      14 x[3]
        vprold zmm1, zmm5, 7                                       ;   107.2 p0      14 x[3]
        vpternlogd zmm7, zmm2, zmm9, 0x96                          ;   105.2 p5      14 x[1]
        vprold zmm2, zmm7, 1                                       ;   107.2 p0      14 x[1]
        vpternlogd zmm9, zmm1, zmm2, 0x96                          ;   108.2 p5      14 x[0]
        vprold zmm5, zmm9, 5                                       ;   109.2 p0      14 x[0]
        vmovdqu64 zmm9, [rbp + 4224]                               ;    43.2 p3      12 x[0] reload
        vpxord zmm6, zmm6, zmm9                                    ;   105.5 p5      12 x[0]
        vpxord zmm5, zmm5, zmm9                                    ;   110.2 p5      12 x[0]
        vmovdqu64 zmm9, [rbp + 4416]                               ;    43.7 p2      12 x[3] reload
        vpxord zmm4, zmm4, zmm9                                    ;   107.5 p5      12 x[3]
        vpxord zmm8, zmm8, zmm13                                   ;   108.5 p5      13 x
        vpternlogd zmm8, zmm4, zmm6, 0x4b                          ;   109.5 p0      13 x
        vpslld zmm7, zmm2, 7                                       ;   110.2 p0      14 x[2]
        vpternlogd zmm7, zmm10, zmm1, 0x96                         ;   111.2 p5      14 x[2]
        vmovdqu64 zmm11, [rbp + 4288]                              ;    44.7 p3      12 x[1] reload
        vprold zmm7, zmm7, 0x16                                    ;   112.2 p0      14 x[2]
        vpxord zmm7, zmm7, zmm13                                   ;   113.2 p5      13 x
        vpxord zmm1, zmm1, zmm9                                    ;   111.5 p5      12 x[3]
        vmovdqa64 zmm10, zmm1                                      ;   112.5         13 x copy
        vmovdqa64 zmm9, zmm4                                       ;   108.5         13 x copy
        vpxord zmm3, zmm3, zmm11                                   ;   112.2 p0      12 x[1]
        vpternlogd zmm6, zmm8, zmm3, 0x78                          ;   113.2 p5      13 x
        vpord zmm9, zmm9, zmm6                                     ;   114.2 p0      13 x
        vpternlogd zmm4, zmm6, zmm8, 0x69                          ;   114.2 p5      13 x
        vpternlogd zmm8, zmm3, zmm4, 0x78                          ;   115.2 p0      13 x
        vpxord zmm2, zmm2, zmm11                                   ;   114.5 p5      12 x[1]
        vmovdqa64 zmm12, zmm2                                      ;   115.5         13 x copy
        vpternlogd zmm7, zmm1, zmm5, 0x4b                          ;   115.2 p0      13 x
        vmovdqa64 zmm11, zmm3                                      ;   113.2         13 x copy
        vpxord zmm11, zmm11, zmm6                                  ;   115.5 p5      13 x
        vpternlogd zmm11, zmm9, zmm4, 0xb4                         ;   116.5 p0      13 x
        vpternlogd zmm5, zmm7, zmm2, 0x78                          ;   116.5 p5      13 x
        vpternlogd zmm1, zmm5, zmm7, 0x69                          ;   117.5 p0      13 x
        vpternlogd zmm7, zmm2, zmm1, 0x78                          ;   118.5 p5      13 x
        vprold zmm2, zmm8, 0xd                                     ;   118.2 p0      14 x[0]
        vpternlogd zmm8, zmm6, zmm11, 0x36                         ;   118.5 p5      13 x
        vpslld zmm9, zmm2, 3                                       ;   119.2 p0      14 x[3]
        vpord zmm10, zmm10, zmm5                                   ;   119.5 p5      13 x
        vprold zmm6, zmm8, 3                                       ;   120.2 p0      14 x[2]
        vpternlogd zmm9, zmm4, zmm6, 0x96                          ;   121.2 p5      14 x[3]
        vprold zmm4, zmm9, 7                                       ;   122.2 p0      14 x[3]
        vpxord zmm12, zmm12, zmm5                                  ;   121.5 p5      13 x
        vpternlogd zmm11, zmm6, zmm2, 0x96                         ;   122.2 p0      14 x[1]
        vprold zmm8, zmm11, 1                                      ;   123.2 p0      14 x[1]
        vpslld zmm9, zmm8, 7                                       ;   124.2 p0      14 x[2]
        vprold zmm3, zmm7, 0xd                                     ;   125.2 p0      14 x[0]
        vpternlogd zmm12, zmm10, zmm1, 0xb4                        ;   122.5 p5      13 x
        vpternlogd zmm7, zmm5, zmm12, 0x36                         ;   123.5 p5      13 x
        vprold zmm5, zmm7, 3                                       ;   126.2 p0      14 x[2]
        vpternlogd zmm12, zmm5, zmm3, 0x96                         ;   127.2 p5      14 x[1]
        vprold zmm7, zmm12, 1                                      ;   128.2 p0      14 x[1]
        vpternlogd zmm9, zmm6, zmm4, 0x96                          ;   125.5 p5      14 x[2]
        vprold zmm6, zmm9, 0x16                                    ;   128.2 p0      14 x[2]
        vpslld zmm9, zmm3, 3                                       ;   129.2 p0      14 x[3]
        vpternlogd zmm9, zmm1, zmm5, 0x96                          ;   130.2 p5      14 x[3]
        vprold zmm1, zmm9, 7                                       ;   131.2 p0      14 x[3]
        vpslld zmm9, zmm7, 7                                       ;   131.2 p0      14 x[2]
        vpternlogd zmm9, zmm5, zmm1, 0x96                          ;   132.2 p5      14 x[2]
        vprold zmm5, zmm9, 0x16                                    ;   133.2 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 4480]                               ;    52.2 p2      12 x[0] reload
        vpxord zmm6, zmm6, [rbp + 9280]                            ;   129.2 p5+p3   13 x
        vpternlogd zmm3, zmm1, zmm7, 0x96                          ;   132.2 p5      14 x[0]
        vpternlogd zmm2, zmm4, zmm8, 0x96                          ;   130.5 p5      14 x[0]
        vprold zmm2, zmm2, 5                                       ;   133.2 p0      14 x[0]
        vpxord zmm2, zmm2, zmm9                                    ;   134.2 p5      12 x[0]
        vpxord zmm8, zmm8, [rbp + 1152]                            ;   132.5 p5+p2   12 x[1]
        vpternlogd zmm6, zmm8, zmm2, 0x4b                          ;   135.2 p5      13 x
        vprold zmm3, zmm3, 5                                       ;   134.2 p0      14 x[0]
        vpxord zmm3, zmm3, zmm9                                    ;   135.2 p5      12 x[0]
        vpxord zmm7, zmm7, [rbp + 1216]                            ;   135.2 p0+p3   12 x[1]
        vpxord zmm5, zmm5, [rbp + 9408]                            ;   135.5 p5+p2   13 x
        vpxord zmm4, zmm4, [rbp + 1280]                            ;   136.2 p0+p3   12 x[3]
        vpxord zmm1, zmm1, [rbp + 1344]                            ;   136.5 p5+p2   12 x[3]
        vpternlogd zmm8, zmm6, zmm4, 0x78                          ;   137.2 p0      13 x
        vmovdqa64 zmm9, zmm8                                       ;   138.2         13 x copy
        vpternlogd zmm9, zmm6, zmm2, 0x96                          ;   138.2 p5      13 x
        vmovdqa64 zmm10, zmm8                                      ;   138.2         13 x copy
        vpternlogd zmm10, zmm6, zmm2, 0xb3                         ;   138.2 p0      13 x
        vpternlogd zmm10, zmm4, zmm2, 0x69                         ;   139.2 p5      13 x
        vpternlogd zmm6, zmm9, zmm4, 0xd2                          ;   139.2 p0      13 x
        vprold zmm2, zmm6, 0xd                                     ;   140.2 p0      14 x[0]
        vpternlogd zmm8, zmm10, zmm6, 0x4b                         ;   140.2 p5      13 x
        vprold zmm4, zmm8, 3                                       ;   141.2 p0      14 x[2]
        vpternlogd zmm9, zmm4, zmm2, 0x96                          ;   142.2 p5      14 x[1]
        vprold zmm6, zmm9, 1                                       ;   143.2 p0      14 x[1]
        vpslld zmm9, zmm6, 7                                       ;   144.2 p0      14 x[2]
        vpslld zmm8, zmm2, 3                                       ;   144.2 p0      14 x[3]
        vpternlogd zmm8, zmm10, zmm4, 0x96                         ;   145.2 p5      14 x[3]
        vprold zmm8, zmm8, 7                                       ;   146.2 p0      14 x[3]
        vpternlogd zmm2, zmm8, zmm6, 0x96                          ;   147.2 p5      14 x[0]
        vprold zmm2, zmm2, 5                                       ;   148.2 p0      14 x[0]
        vpternlogd zmm9, zmm4, zmm8, 0x96                          ;   147.2 p5      14 x[2]
        vprold zmm4, zmm9, 0x16                                    ;   148.2 p0      14 x[2]
        vpternlogd zmm5, zmm7, zmm3, 0x4b                          ;   144.5 p5      13 x
        vpternlogd zmm7, zmm5, zmm1, 0x78                          ;   145.5 p5      13 x
        vmovdqa64 zmm10, zmm7                                      ;   146.5         13 x copy
        vmovdqa64 zmm9, zmm7                                       ;   146.5         13 x copy
        vpternlogd zmm10, zmm5, zmm3, 0xb3                         ;   146.5 p5      13 x
        vpternlogd zmm10, zmm1, zmm3, 0x69                         ;   147.5 p5      13 x
        vpternlogd zmm9, zmm5, zmm3, 0x96                          ;   148.2 p0      13 x
        vpternlogd zmm5, zmm9, zmm1, 0xd2                          ;   149.2 p5      13 x
        vpternlogd zmm7, zmm10, zmm5, 0x4b                         ;   150.2 p0      13 x
        vprold zmm3, zmm7, 3                                       ;   151.2 p0      14 x[2]
        vprold zmm1, zmm5, 0xd                                     ;   151.2 p0      14 x[0]
        vpslld zmm7, zmm1, 3                                       ;   152.2 p0      14 x[3]
        vpternlogd zmm7, zmm10, zmm3, 0x96                         ;   153.2 p5      14 x[3]
        vprold zmm7, zmm7, 7                                       ;   154.2 p0      14 x[3]
        vpternlogd zmm9, zmm3, zmm1, 0x96                          ;   152.2 p5      14 x[1]
        vprold zmm5, zmm9, 1                                       ;   154.2 p0      14 x[1]
        vpternlogd zmm1, zmm7, zmm5, 0x96                          ;   155.2 p5      14 x[0]
        vpslld zmm9, zmm5, 7                                       ;   155.2 p0      14 x[2]
        vpternlogd zmm9, zmm3, zmm7, 0x96                          ;   156.2 p5      14 x[2]
        vprold zmm3, zmm9, 0x16                                    ;   157.2 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 4544]                               ;    61.2 p3      12 x[0] reload
        vprold zmm1, zmm1, 5                                       ;   157.2 p0      14 x[0]
        vmovdqu64 zmm10, [rbp + 4672]                              ;    61.5 p2      12 x[2] reload
        vpxord zmm4, zmm4, zmm10                                   ;   153.5 p5      13 x
        vpxord zmm2, zmm2, zmm9                                    ;   154.5 p5      12 x[0]
        vpxord zmm1, zmm1, zmm9                                    ;   158.2 p5      12 x[0]
        vmovdqu64 zmm9, [rbp + 4736]                               ;    62.2 p3      12 x[3] reload
        vpxord zmm7, zmm7, zmm9                                    ;   156.5 p5      12 x[3]
        vpxord zmm3, zmm3, zmm10                                   ;   158.2 p5      13 x
        vpxord zmm8, zmm8, zmm9                                    ;   158.2 p0      12 x[3]
        vmovdqu64 zmm9, [rbp + 4608]                               ;    62.8 p2      12 x[1] reload
        vpxord zmm6, zmm6, zmm9                                    ;   158.5 p5      12 x[1]
        vpternlogd zmm4, zmm8, zmm2, 0x78                          ;   159.2 p0      13 x
        vmovdqa64 zmm10, zmm4                                      ;   160.2         13 x copy
        vpternlogd zmm10, zmm6, zmm6, 0xc3                         ;   160.2 p5      13 x
        vpternlogd zmm8, zmm10, zmm2, 0x96                         ;   161.2 p0      13 x
        vpternlogd zmm6, zmm2, zmm8, 0x39                          ;   162.2 p5      13 x
        vmovdqa64 zmm2, zmm6                                       ;   163.2         13 x copy
        vpternlogd zmm2, zmm8, zmm4, 0x4e                          ;   163.2 p0      13 x
        vmovdqa64 zmm11, zmm6                                      ;   163.2         13 x copy
        vpternlogd zmm11, zmm8, zmm4, 0x9c                         ;   163.2 p5      13 x
        vpternlogd zmm6, zmm8, zmm4, 0x3a                          ;   163.2 p0      14 x[3]
        vprold zmm2, zmm2, 0xd                                     ;   164.2 p0      14 x[0]
        vprold zmm4, zmm11, 3                                      ;   164.2 p0      14 x[2]
        vpternlogd zmm10, zmm2, zmm4, 0x96                         ;   165.2 p5      14 x[1]
        vprold zmm8, zmm10, 1                                      ;   166.2 p0      14 x[1]
        vpslld zmm10, zmm2, 3                                      ;   166.2 p0      14 x[3]
        vpternlogd zmm10, zmm6, zmm4, 0x96                         ;   167.2 p5      14 x[3]
        vprold zmm6, zmm10, 7                                      ;   168.2 p0      14 x[3]
        vpslld zmm10, zmm8, 7                                      ;   168.2 p0      14 x[2]
        vpternlogd zmm10, zmm4, zmm6, 0x96                         ;   169.2 p5      14 x[2]
        vpxord zmm5, zmm5, zmm9                                    ;   165.5 p5      12 x[1]
        vmovdqa64 zmm9, zmm5                                       ;   166.5         13 x copy
        vpternlogd zmm3, zmm7, zmm1, 0x78                          ;   166.5 p5      13 x
        vprold zmm4, zmm10, 0x16                                   ;   170.2 p0      14 x[2]
        vpxord zmm9, zmm9, zmm3                                    ;   167.5 p5      13 x
        vpternlogd zmm7, zmm9, zmm1, 0x69                          ;   168.5 p5      13 x
        vpternlogd zmm5, zmm1, zmm7, 0x39                          ;   169.5 p5      13 x
        vmovdqa64 zmm10, zmm5                                      ;   170.5         13 x copy
        vpternlogd zmm10, zmm7, zmm3, 0x9c                         ;   170.5 p0      13 x
        vmovdqa64 zmm1, zmm5                                       ;   170.5         13 x copy
        vpternlogd zmm1, zmm7, zmm3, 0x4e                          ;   170.5 p5      13 x
        vpternlogd zmm5, zmm7, zmm3, 0x3a                          ;   171.2 p0      14 x[3]
        vprold zmm3, zmm10, 3                                      ;   172.2 p0      14 x[2]
        vpternlogd zmm2, zmm6, zmm8, 0x96                          ;   171.5 p5      14 x[0]
        vprold zmm1, zmm1, 0xd                                     ;   173.2 p0      14 x[0]
        vpternlogd zmm9, zmm1, zmm3, 0x69                          ;   174.2 p5      14 x[1]
        vprold zmm7, zmm9, 1                                       ;   175.2 p0      14 x[1]
        vpslld zmm9, zmm1, 3                                       ;   175.2 p0      14 x[3]
        vpternlogd zmm9, zmm5, zmm3, 0x96                          ;   176.2 p5      14 x[3]
        vprold zmm5, zmm9, 7                                       ;   177.2 p0      14 x[3]
        vprold zmm2, zmm2, 5                                       ;   177.2 p0      14 x[0]
        vpternlogd zmm1, zmm5, zmm7, 0x96                          ;   178.2 p5      14 x[0]
        vprold zmm1, zmm1, 5                                       ;   179.2 p0      14 x[0]
        vpslld zmm9, zmm7, 7                                       ;   179.2 p0      14 x[2]
        vpternlogd zmm9, zmm3, zmm5, 0x96                          ;   180.2 p5      14 x[2]
        vprold zmm3, zmm9, 0x16                                    ;   181.2 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 4800]                               ;    70.7 p3      12 x[0] reload
        vpxord zmm1, zmm1, zmm9                                    ;   180.2 p5      12 x[0]
        vpxord zmm2, zmm2, zmm9                                    ;   178.2 p5      12 x[0]
        vmovdqu64 zmm9, [rbp + 4928]                               ;    71.2 p2      12 x[2] reload
        vpxord zmm3, zmm3, zmm9                                    ;   182.2 p5      12 x[2]
        vpxord zmm4, zmm4, zmm9                                    ;   179.5 p5      12 x[2]
        vmovdqu64 zmm9, [rbp + 4864]                               ;    71.7 p3      12 x[1] reload
        vpxord zmm8, zmm8, zmm9                                    ;   180.5 p5      12 x[1]
        vpxord zmm7, zmm7, zmm9                                    ;   181.2 p0      12 x[1]
        vmovdqu64 zmm9, [rbp + 4992]                               ;    72.2 p2      12 x[3] reload
        vpxord zmm5, zmm5, zmm9                                    ;   181.5 p5      12 x[3]
        vpxord zmm6, zmm6, zmm9                                    ;   182.2 p0      12 x[3]
        vmovdqa64 zmm9, zmm6                                       ;   183.2         13 x copy
        vpternlogd zmm9, zmm4, zmm2, 0xc6                          ;   183.2 p5      13 x
        vmovdqa64 zmm10, zmm6                                      ;   183.2         13 x copy
        vpternlogd zmm10, zmm4, zmm8, 0x4b                         ;   183.2 p0      13 x
        vpternlogd zmm6, zmm4, zmm2, 0x94                          ;   183.5 p5      13 x
        vpandd zmm4, zmm4, zmm2                                    ;   184.2 p0      13 x
        vpternlogd zmm9, zmm4, zmm8, 0x1e                          ;   185.2 p5      13 x
        vpternlogd zmm6, zmm8, zmm9, 0x78                          ;   186.2 p0      13 x
        vpternlogd zmm2, zmm6, zmm10, 0xd2                         ;   187.2 p5      13 x
        vmovdqa64 zmm4, zmm2                                       ;   188.2         13 x copy
        vpternlogd zmm2, zmm10, zmm9, 0xe4                         ;   188.2 p0      13 x
        vpternlogd zmm4, zmm9, zmm10, 0x56                         ;   188.2 p5      13 x
        vmovdqa64 zmm10, zmm5                                      ;   182.5         13 x copy
        vpternlogd zmm10, zmm3, zmm7, 0x4b                         ;   187.2 p0      13 x
        vprold zmm2, zmm2, 3                                       ;   189.2 p0      14 x[2]
        vprold zmm4, zmm4, 0xd                                     ;   189.2 p0      14 x[0]
        vpslld zmm8, zmm4, 3                                       ;   190.2 p0      14 x[3]
        vpternlogd zmm6, zmm2, zmm4, 0x96                          ;   190.2 p5      14 x[1]
        vprold zmm6, zmm6, 1                                       ;   191.2 p0      14 x[1]
        vpternlogd zmm8, zmm9, zmm2, 0x96                          ;   191.2 p5      14 x[3]
        vprold zmm8, zmm8, 7                                       ;   192.2 p0      14 x[3]
        vpslld zmm9, zmm6, 7                                       ;   193.2 p0      14 x[2]
        vpternlogd zmm9, zmm2, zmm8, 0x96                          ;   194.2 p5      14 x[2]
        vprold zmm2, zmm9, 0x16                                    ;   195.2 p0      14 x[2]
        vmovdqa64 zmm9, zmm5                                       ;   182.5         13 x copy
        vpternlogd zmm9, zmm3, zmm1, 0xc6                          ;   190.5 p5      13 x
        vpternlogd zmm5, zmm3, zmm1, 0x94                          ;   191.5 p5      13 x
        vpandd zmm3, zmm3, zmm1                                    ;   192.5 p5      13 x
        vpternlogd zmm9, zmm3, zmm7, 0x1e                          ;   193.5 p5      13 x
        vpternlogd zmm5, zmm7, zmm9, 0x78                          ;   194.5 p5      13 x
        vpternlogd zmm4, zmm8, zmm6, 0x96                          ;   195.2 p0      14 x[0]
        vprold zmm4, zmm4, 5                                       ;   196.2 p0      14 x[0]
        vpxord zmm8, zmm8, [rbp + 10176]                           ;   195.5 p5+p3   12 x[3]
        vpxord zmm4, zmm4, [rbp + 9792]                            ;   197.2 p5+p2   12 x[0]
        vpternlogd zmm1, zmm5, zmm10, 0xd2                         ;   197.2 p0      13 x
        vmovdqa64 zmm3, zmm1                                       ;   198.2         13 x copy
        vpternlogd zmm3, zmm9, zmm10, 0x56                         ;   198.2 p5      13 x
        vpternlogd zmm1, zmm10, zmm9, 0xe4                         ;   198.2 p0      13 x
        vprold zmm1, zmm1, 3                                       ;   199.2 p0      14 x[2]
        vprold zmm3, zmm3, 0xd                                     ;   200.2 p0      14 x[0]
        vpslld zmm7, zmm3, 3                                       ;   201.2 p0      14 x[3]
        vpternlogd zmm7, zmm9, zmm1, 0x96                          ;   202.2 p5      14 x[3]
        vprold zmm7, zmm7, 7                                       ;   203.2 p0      14 x[3]
        vpternlogd zmm5, zmm1, zmm3, 0x96                          ;   201.2 p5      14 x[1]
        vprold zmm5, zmm5, 1                                       ;   203.2 p0      14 x[1]
        vpslld zmm9, zmm5, 7                                       ;   204.2 p0      14 x[2]
        vpternlogd zmm9, zmm1, zmm7, 0x96                          ;   205.2 p5      14 x[2]
        vpternlogd zmm3, zmm7, zmm5, 0x96                          ;   204.2 p5      14 x[0]
        vprold zmm1, zmm9, 0x16                                    ;   206.2 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 5056]                               ;    80.8 p3      12 x[1] reload
        vpxord zmm6, zmm6, zmm9                                    ;   202.5 p5      12 x[1]
        vpxord zmm5, zmm5, zmm9                                    ;   204.2 p5      12 x[1]
        vmovdqa64 zmm9, zmm8                                       ;   196.5         13 x copy
        vpternlogd zmm9, zmm6, zmm4, 0x36                          ;   204.5 p5      13 x
        vpternlogd zmm6, zmm4, zmm8, 0x78                          ;   205.5 p5      13 x
        vmovdqa64 zmm4, zmm9                                       ;   205.5         13 x copy
        vpxord zmm2, zmm2, [rbp + 10048]                           ;   206.2 p0+p2   12 x[2]
        vpxord zmm4, zmm4, zmm2                                    ;   207.2 p5      13 x
        vpternlogd zmm8, zmm6, zmm2, 0xd2                          ;   207.2 p0      13 x
        vmovdqa64 zmm2, zmm8                                       ;   208.2         13 x copy
        vpxord zmm7, zmm7, [rbp + 10240]                           ;   207.5 p5+p3   12 x[3]
        vprold zmm3, zmm3, 5                                       ;   208.2 p0      14 x[0]
        vpxord zmm3, zmm3, [rbp + 9920]                            ;   209.2 p5+p2   12 x[0]
        vmovdqa64 zmm10, zmm7                                      ;   208.5         13 x copy
        vpternlogd zmm10, zmm5, zmm3, 0x36                         ;   210.2 p0      13 x
        vpternlogd zmm8, zmm6, zmm4, 0x8d                          ;   209.5 p5      13 x
        vpxord zmm1, zmm1, [rbp + 10112]                           ;   210.2 p0+p3   12 x[2]
        vpternlogd zmm5, zmm3, zmm7, 0x78                          ;   210.5 p5      13 x
        vpternlogd zmm2, zmm6, zmm4, 0x39                          ;   211.2 p0      13 x
        vprold zmm6, zmm8, 0xd                                     ;   212.2 p0      14 x[0]
        vpternlogd zmm9, zmm8, zmm2, 0x1e                          ;   212.2 p5      13 x
        vprold zmm8, zmm9, 3                                       ;   213.2 p0      14 x[2]
        vpslld zmm9, zmm6, 3                                       ;   214.2 p0      14 x[3]
        vpternlogd zmm9, zmm4, zmm8, 0x96                          ;   215.2 p5      14 x[3]
        vprold zmm4, zmm9, 7                                       ;   216.2 p0      14 x[3]
        vpternlogd zmm2, zmm8, zmm6, 0x96                          ;   214.2 p5      14 x[1]
        vprold zmm2, zmm2, 1                                       ;   216.2 p0      14 x[1]
        vpslld zmm9, zmm2, 7                                       ;   217.2 p0      14 x[2]
        vpternlogd zmm9, zmm8, zmm4, 0x96                          ;   218.2 p5      14 x[2]
        vprold zmm8, zmm9, 0x16                                    ;   219.2 p0      14 x[2]
        vpternlogd zmm7, zmm1, zmm5, 0xb4                          ;   215.5 p5      13 x
        vmovdqa64 zmm9, zmm1                                       ;   211.2         13 x copy
        vmovdqa64 zmm1, zmm7                                       ;   216.5         13 x copy
        vpxord zmm9, zmm9, zmm10                                   ;   216.5 p5      13 x
        vpternlogd zmm7, zmm5, zmm9, 0x8d                          ;   217.5 p5      13 x
        vpternlogd zmm1, zmm5, zmm9, 0x39                          ;   218.5 p5      13 x
        vprold zmm3, zmm7, 0xd                                     ;   219.2 p0      14 x[0]
        vpternlogd zmm10, zmm7, zmm1, 0x1e                         ;   219.5 p5      13 x
        vpternlogd zmm6, zmm4, zmm2, 0x96                          ;   220.2 p0      14 x[0]
        vprold zmm6, zmm6, 5                                       ;   221.2 p0      14 x[0]
        vprold zmm5, zmm10, 3                                      ;   222.2 p0      14 x[2]
        vpternlogd zmm1, zmm5, zmm3, 0x96                          ;   223.2 p5      14 x[1]
        vpslld zmm7, zmm3, 3                                       ;   223.2 p0      14 x[3]
        vpternlogd zmm7, zmm9, zmm5, 0x96                          ;   224.2 p5      14 x[3]
        vprold zmm7, zmm7, 7                                       ;   225.2 p0      14 x[3]
        vprold zmm1, zmm1, 1                                       ;   225.2 p0      14 x[1]
        vpslld zmm9, zmm1, 7                                       ;   226.2 p0      14 x[2]
        vpternlogd zmm9, zmm5, zmm7, 0x96                          ;   227.2 p5      14 x[2]
        vprold zmm5, zmm9, 0x16                                    ;   228.2 p0      14 x[2]
        vpxord zmm8, zmm8, [rbp + 10368]                           ;   223.5 p5+p2   13 x
        vmovdqu64 zmm9, [rbp + 5120]                               ;    89.3 p3      12 x[0] reload
        vpxord zmm2, zmm2, [rbp + 1408]                            ;   224.5 p5+p2   12 x[1]
        vpxord zmm6, zmm6, zmm9                                    ;   225.5 p5      12 x[0]
        vpternlogd zmm8, zmm2, zmm6, 0x4b                          ;   226.5 p5      13 x
        vpxord zmm4, zmm4, [rbp + 1536]                            ;   227.5 p5+p3   12 x[3]
        vpternlogd zmm2, zmm4, zmm6, 0x69                          ;   228.5 p0      13 x
        vpternlogd zmm3, zmm7, zmm1, 0x96                          ;   228.5 p5      14 x[0]
        vprold zmm3, zmm3, 5                                       ;   229.5 p0      14 x[0]
        vpxord zmm3, zmm3, zmm9                                    ;   230.5 p5      12 x[0]
        vpxord zmm4, zmm4, zmm8                                    ;   230.2 p0      13 x
        vpternlogd zmm6, zmm4, zmm2, 0xd2                          ;   231.2 p5      13 x
        vmovdqa64 zmm9, zmm6                                       ;   232.2         13 x copy
        vpternlogd zmm9, zmm8, zmm2, 0x6a                          ;   232.2 p0      13 x
        vpternlogd zmm2, zmm6, zmm8, 0xe2                          ;   232.2 p5      13 x
        vpxord zmm7, zmm7, [rbp + 1600]                            ;   232.2 p0+p2   12 x[3]
        vmovdqa64 zmm10, zmm9                                      ;   233.2         13 x copy
        vprold zmm2, zmm2, 0xd                                     ;   233.2 p0      14 x[0]
        vpternlogd zmm10, zmm8, zmm8, 0xf3                         ;   233.2 p5      13 x
        vpslld zmm8, zmm2, 3                                       ;   234.2 p0      14 x[3]
        vprold zmm4, zmm4, 3                                       ;   235.2 p0      14 x[2]
        vpxord zmm6, zmm6, zmm4                                    ;   236.2 p5      14 x[1]
        vpternlogd zmm6, zmm10, zmm2, 0x96                         ;   237.2 p5      14 x[1]
        vpxord zmm1, zmm1, [rbp + 1472]                            ;   235.5 p5+p3   12 x[1]
        vpxord zmm5, zmm5, [rbp + 10432]                           ;   236.2 p0+p2   13 x
        vpternlogd zmm5, zmm1, zmm3, 0x4b                          ;   237.2 p5      13 x
        vpternlogd zmm1, zmm7, zmm3, 0x69                          ;   237.2 p0      13 x
        vpxord zmm7, zmm7, zmm5                                    ;   238.2 p5      13 x
        vpternlogd zmm3, zmm7, zmm1, 0xd2                          ;   239.2 p0      13 x
        vpternlogd zmm8, zmm9, zmm4, 0x96                          ;   238.5 p5      14 x[3]
        vprold zmm6, zmm6, 1                                       ;   239.2 p0      14 x[1]
        vpslld zmm9, zmm6, 7                                       ;   240.2 p0      14 x[2]
        vmovdqa64 zmm11, zmm3                                      ;   240.2         13 x copy
        vprold zmm7, zmm7, 3                                       ;   241.2 p0      14 x[2]
        vprold zmm8, zmm8, 7                                       ;   242.2 p0      14 x[3]
        vpternlogd zmm11, zmm5, zmm1, 0x6a                         ;   240.2 p5      13 x
        vmovdqa64 zmm12, zmm11                                     ;   241.2         13 x copy
        vpternlogd zmm9, zmm4, zmm8, 0x96                          ;   243.2 p5      14 x[2]
        vpternlogd zmm2, zmm8, zmm6, 0x96                          ;   243.2 p5      14 x[0]
        vprold zmm2, zmm2, 5                                       ;   244.2 p0      14 x[0]
        vmovdqu64 zmm10, [rbp + 5248]                              ;    95.8 p3      12 x[1] reload
        vprold zmm4, zmm9, 0x16                                    ;   244.2 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 5312]                               ;    96.2 p2      12 x[2] reload
        vpxord zmm6, zmm6, zmm10                                   ;   242.5 p5      12 x[1]
        vpternlogd zmm12, zmm5, zmm5, 0xf3                         ;   243.5 p5      13 x
        vpternlogd zmm1, zmm3, zmm5, 0xe2                          ;   244.5 p5      13 x
        vprold zmm1, zmm1, 0xd                                     ;   245.5 p0      14 x[0]
        vpslld zmm5, zmm1, 3                                       ;   246.5 p0      14 x[3]
        vpternlogd zmm5, zmm11, zmm7, 0x96                         ;   247.5 p5      14 x[3]
        vprold zmm5, zmm5, 7                                       ;   248.5 p0      14 x[3]
        vpxord zmm4, zmm4, zmm9                                    ;   246.5 p5      12 x[2]
        vpxord zmm3, zmm3, zmm7                                    ;   247.5 p5      14 x[1]
        vpternlogd zmm3, zmm12, zmm1, 0x96                         ;   248.5 p0      14 x[1]
        vprold zmm3, zmm3, 1                                       ;   249.5 p0      14 x[1]
        vpslld zmm11, zmm3, 7                                      ;   250.5 p0      14 x[2]
        vpternlogd zmm1, zmm5, zmm3, 0x96                          ;   250.5 p5      14 x[0]
        vpxord zmm10, zmm10, zmm3                                  ;   250.5 p5      12 x[1]
        vprold zmm1, zmm1, 5                                       ;   251.5 p0      14 x[0]
        vpternlogd zmm11, zmm7, zmm5, 0x96                         ;   251.5 p5      14 x[2]
        vprold zmm3, zmm11, 0x16                                   ;   252.5 p0      14 x[2]
        vpxord zmm9, zmm9, zmm3                                    ;   253.5 p5      12 x[2]
        vmovdqa64 zmm7, zmm4                                       ;   247.5         13 x copy
        vmovdqu64 zmm3, [rbp + 5184]                               ;    99.5 p3      12 x[0] reload
        vpternlogd zmm7, zmm2, zmm3, 0x60                          ;   252.5 p5      13 x
        vmovdqa64 zmm11, zmm9                                      ;   254.5         13 x copy
        vpternlogd zmm11, zmm1, zmm3, 0x60                         ;   254.5 p0      13 x
        vpternlogd zmm1, zmm3, zmm9, 0x96                          ;   254.5 p5      13 x
        vpternlogd zmm2, zmm4, zmm3, 0x96                          ;   254.2 p0      13 x
        vmovdqu64 zmm3, [rbp + 5376]                               ;   100.5 p2      12 x[3] reload
        vpternlogd zmm7, zmm8, zmm3, 0x69                          ;   254.5 p5      13 x
        vpternlogd zmm3, zmm11, zmm5, 0x69                         ;   255.5 p0      13 x
        vpternlogd zmm1, zmm3, zmm10, 0x87                         ;   256.5 p5      13 x
        vmovdqa64 zmm5, zmm7                                       ;   255.5         13 x copy
        vpternlogd zmm5, zmm4, zmm6, 0x35                          ;   256.2 p0      13 x
        vpternlogd zmm4, zmm6, zmm7, 0x69                          ;   256.5 p5      13 x
        vpternlogd zmm2, zmm7, zmm6, 0x87                          ;   257.2 p0      13 x
        vmovdqa64 zmm6, zmm3                                       ;   256.5         13 x copy
        vpternlogd zmm6, zmm9, zmm10, 0x35                         ;   257.5 p5      13 x
        vpternlogd zmm9, zmm10, zmm3, 0x69                         ;   258.2 p0      13 x
        vpternlogd zmm3, zmm1, zmm6, 0x2d                          ;   258.5 p5      13 x
        vprold zmm8, zmm9, 0xd                                     ;   259.2 p0      14 x[0]
        vpternlogd zmm7, zmm2, zmm5, 0x2d                          ;   259.5 p5      13 x
        vprold zmm9, zmm7, 3                                       ;   260.5 p0      14 x[2]
        vprold zmm4, zmm4, 0xd                                     ;   261.2 p0      14 x[0]
        vpternlogd zmm5, zmm9, zmm4, 0x96                          ;   262.2 p5      14 x[1]
        vpternlogd zmm5, zmm7, zmm2, 0x4b                          ;   263.2 p5      14 x[1]
        vprold zmm5, zmm5, 1                                       ;   264.2 p0      14 x[1]
        vpslld zmm10, zmm5, 7                                      ;   265.2 p0      14 x[2]
        vprold zmm13, zmm3, 3                                      ;   264.2 p0      14 x[2]
        vpslld zmm7, zmm4, 3                                       ;   265.2 p0      14 x[3]
        vmovdqu64 zmm12, [rbp + 5568]                              ;   104.2 p3      12 x[2] reload
        vpternlogd zmm7, zmm2, zmm9, 0x96                          ;   266.2 p5      14 x[3]
        vprold zmm2, zmm7, 7                                       ;   267.2 p0      14 x[3]
        vpternlogd zmm4, zmm5, zmm2, 0x96                          ;   268.2 p5      14 x[0]
        vprold zmm4, zmm4, 5                                       ;   269.2 p0      14 x[0]
        vpternlogd zmm10, zmm9, zmm2, 0x96                         ;   268.2 p5      14 x[2]
        vpternlogd zmm6, zmm13, zmm8, 0x96                         ;   265.5 p5      14 x[1]
        vpternlogd zmm6, zmm3, zmm1, 0x4b                          ;   266.5 p5      14 x[1]
        vprold zmm3, zmm6, 1                                       ;   268.2 p0      14 x[1]
        vpslld zmm6, zmm8, 3                                       ;   269.2 p0      14 x[3]
        vpternlogd zmm6, zmm1, zmm13, 0x96                         ;   270.2 p5      14 x[3]
        vmovdqu64 zmm7, [rbp + 5440]                               ;   106.0 p2      12 x[0] reload
        vmovdqu64 zmm11, [rbp + 5632]                              ;   106.2 p3      12 x[3] reload
        vpxord zmm2, zmm2, zmm11                                   ;   268.5 p5      12 x[3]
        vprold zmm1, zmm6, 7                                       ;   271.2 p0      14 x[3]
        vpxord zmm11, zmm11, zmm1                                  ;   272.2 p5      12 x[3]
        vpternlogd zmm8, zmm3, zmm1, 0x96                          ;   272.2 p5      14 x[0]
        vprold zmm10, zmm10, 0x16                                  ;   271.2 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 5504]                               ;   107.2 p2      12 x[1] reload
        vpxord zmm5, zmm5, zmm9                                    ;   271.5 p5      12 x[1]
        vpxord zmm9, zmm9, zmm3                                    ;   272.2 p0      12 x[1]
        vpxord zmm10, zmm10, zmm12                                 ;   272.5 p5      12 x[2]
        vprold zmm6, zmm8, 5                                       ;   273.2 p0      14 x[0]
        vpxord zmm4, zmm4, zmm7                                    ;   273.5 p5      12 x[0]
        vpxord zmm7, zmm7, zmm6                                    ;   274.2 p0      12 x[0]
        vpslld zmm6, zmm3, 7                                       ;   275.2 p0      14 x[2]
        vpternlogd zmm6, zmm13, zmm1, 0x96                         ;   276.2 p5      14 x[2]
        vprold zmm1, zmm6, 0x16                                    ;   277.2 p0      14 x[2]
        vpxord zmm12, zmm12, zmm1                                  ;   278.2 p5      12 x[2]
        vmovdqa64 zmm1, zmm2                                       ;   269.5         13 x copy
        vpternlogd zmm2, zmm5, zmm4, 0x1e                          ;   276.5 p5      13 x
        vpternlogd zmm1, zmm5, zmm4, 0x72                          ;   277.2 p0      13 x
        vmovdqa64 zmm3, zmm11                                      ;   273.2         13 x copy
        vpternlogd zmm11, zmm9, zmm7, 0x1e                         ;   277.5 p5      13 x
        vpternlogd zmm2, zmm1, zmm10, 0xd2                         ;   278.2 p0      13 x
        vmovdqa64 zmm5, zmm2                                       ;   279.2         13 x copy
        vpternlogd zmm3, zmm9, zmm7, 0x72                          ;   278.5 p5      13 x
        vpternlogd zmm5, zmm1, zmm4, 0x3d                          ;   279.2 p0      13 x
        vpternlogd zmm4, zmm2, zmm1, 0xb4                          ;   279.5 p5      13 x
        vmovdqa64 zmm8, zmm4                                       ;   280.5         13 x copy
        vpternlogd zmm5, zmm10, zmm10, 0xc3                        ;   280.2 p0      13 x
        vprold zmm9, zmm5, 3                                       ;   281.2 p0      14 x[2]
        vpternlogd zmm8, zmm5, zmm1, 0xb8                          ;   281.2 p5      13 x
        vprold zmm8, zmm8, 0xd                                     ;   282.2 p0      14 x[0]
        vpternlogd zmm5, zmm1, zmm9, 0x96                          ;   282.2 p5      14 x[1]
        vpternlogd zmm5, zmm4, zmm8, 0x96                          ;   283.2 p5      14 x[1]
        vpslld zmm4, zmm8, 3                                       ;   283.2 p0      14 x[3]
        vprold zmm1, zmm5, 1                                       ;   284.2 p0      14 x[1]
        vpternlogd zmm4, zmm2, zmm9, 0x96                          ;   284.2 p5      14 x[3]
        vprold zmm2, zmm4, 7                                       ;   285.2 p0      14 x[3]
        vmovdqu64 zmm10, [rbp + 5888]                              ;   112.5 p3      12 x[3] reload
        vpternlogd zmm11, zmm3, zmm12, 0xd2                        ;   284.5 p5      13 x
        vpternlogd zmm8, zmm2, zmm1, 0x96                          ;   286.2 p5      14 x[0]
        vprold zmm4, zmm8, 5                                       ;   287.2 p0      14 x[0]
        vmovdqa64 zmm6, zmm11                                      ;   285.5         13 x copy
        vpslld zmm8, zmm1, 7                                       ;   287.2 p0      14 x[2]
        vpternlogd zmm8, zmm9, zmm2, 0x96                          ;   288.2 p5      14 x[2]
        vprold zmm8, zmm8, 0x16                                    ;   289.2 p0      14 x[2]
        vpternlogd zmm6, zmm3, zmm7, 0x3d                          ;   287.5 p5      13 x
        vpternlogd zmm6, zmm12, zmm12, 0xc3                        ;   288.5 p5      13 x
        vpternlogd zmm7, zmm11, zmm3, 0xb4                         ;   289.2 p0      13 x
        vmovdqa64 zmm13, zmm7                                      ;   290.2         13 x copy
        vpternlogd zmm13, zmm6, zmm3, 0xb8                         ;   290.2 p5      13 x
        vprold zmm13, zmm13, 0xd                                   ;   291.2 p0      14 x[0]
        vpxord zmm2, zmm2, zmm10                                   ;   290.5 p5      12 x[3]
        vmovdqu64 zmm12, [rbp + 5824]                              ;   115.0 p2      12 x[2] reload
        vprold zmm14, zmm6, 3                                      ;   291.2 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 5760]                               ;   115.3 p3      12 x[1] reload
        vpternlogd zmm6, zmm3, zmm14, 0x96                         ;   292.2 p5      14 x[1]
        vpternlogd zmm6, zmm7, zmm13, 0x96                         ;   293.2 p0      14 x[1]
        vprold zmm3, zmm6, 1                                       ;   294.2 p0      14 x[1]
        vpslld zmm6, zmm13, 3                                      ;   294.2 p0      14 x[3]
        vpternlogd zmm6, zmm11, zmm14, 0x96                        ;   295.2 p5      14 x[3]
        vprold zmm6, zmm6, 7                                       ;   296.2 p0      14 x[3]
        vpternlogd zmm13, zmm6, zmm3, 0x96                         ;   297.2 p5      14 x[0]
        vprold zmm7, zmm13, 5                                      ;   298.2 p0      14 x[0]
        vpxord zmm1, zmm1, zmm9                                    ;   294.5 p5      12 x[1]
        vpxord zmm8, zmm8, zmm12                                   ;   295.5 p5      13 x
        vmovdqu64 zmm5, [rbp + 5696]                               ;   117.2 p2      12 x[0] reload
        vpxord zmm4, zmm4, zmm5                                    ;   296.5 p5      12 x[0]
        vpternlogd zmm8, zmm2, zmm4, 0x4b                          ;   297.5 p0      13 x
        vpternlogd zmm4, zmm8, zmm1, 0x78                          ;   298.5 p5      13 x
        vpord zmm11, zmm2, zmm4                                    ;   299.5 p0      13 x
        vpternlogd zmm2, zmm4, zmm8, 0x69                          ;   299.5 p5      13 x
        vpternlogd zmm8, zmm1, zmm2, 0x78                          ;   300.5 p0      13 x
        vpxord zmm5, zmm5, zmm7                                    ;   299.5 p5      12 x[0]
        vpxord zmm7, zmm1, zmm4                                    ;   300.2 p0      13 x
        vpternlogd zmm7, zmm11, zmm2, 0xb4                         ;   301.2 p5      13 x
        vpternlogd zmm4, zmm7, zmm8, 0x1e                          ;   302.2 p0      13 x
        vprold zmm4, zmm4, 3                                       ;   303.2 p0      14 x[2]
        vpxord zmm9, zmm9, zmm3                                    ;   301.5 p5      12 x[1]
        vprold zmm1, zmm8, 0xd                                     ;   303.2 p0      14 x[0]
        vpternlogd zmm7, zmm4, zmm1, 0x96                          ;   304.2 p5      14 x[1]
        vpslld zmm8, zmm3, 7                                       ;   304.2 p0      14 x[2]
        vpternlogd zmm8, zmm14, zmm6, 0x96                         ;   305.2 p5      14 x[2]
        vprold zmm3, zmm8, 0x16                                    ;   306.2 p0      14 x[2]
        vprold zmm7, zmm7, 1                                       ;   306.2 p0      14 x[1]
        vpxord zmm10, zmm10, zmm6                                  ;   304.5 p5      12 x[3]
        vpslld zmm8, zmm1, 3                                       ;   307.2 p0      14 x[3]
        vpternlogd zmm8, zmm2, zmm4, 0x96                          ;   308.2 p5      14 x[3]
        vpxord zmm12, zmm12, zmm3                                  ;   307.2 p5      13 x
        vpternlogd zmm12, zmm10, zmm5, 0x4b                        ;   308.2 p5      13 x
        vpternlogd zmm5, zmm12, zmm9, 0x78                         ;   309.2 p0      13 x
        vprold zmm2, zmm8, 7                                       ;   309.2 p0      14 x[3]
        vpord zmm6, zmm10, zmm5                                    ;   310.2 p5      13 x
        vpternlogd zmm10, zmm5, zmm12, 0x69                        ;   310.2 p5      13 x
        vpternlogd zmm12, zmm9, zmm10, 0x78                        ;   311.2 p0      13 x
        vpxord zmm3, zmm9, zmm5                                    ;   310.5 p5      13 x
        vpternlogd zmm3, zmm6, zmm10, 0xb4                         ;   311.5 p0      13 x
        vpternlogd zmm5, zmm3, zmm12, 0x1e                         ;   312.5 p5      13 x
        vpslld zmm9, zmm7, 7                                       ;   312.2 p0      14 x[2]
        vpternlogd zmm9, zmm4, zmm2, 0x96                          ;   313.2 p5      14 x[2]
        vprold zmm4, zmm9, 0x16                                    ;   314.2 p0      14 x[2]
        vpternlogd zmm1, zmm2, zmm7, 0x96                          ;   313.5 p5      14 x[0]
        vprold zmm1, zmm1, 5                                       ;   314.5 p0      14 x[0]
        vmovdqu64 zmm8, [rbp + 5952]                               ;   123.3 p3      12 x[0] reload
        vpxord zmm1, zmm1, zmm8                                    ;   315.5 p5      12 x[0]
        vpxord zmm7, zmm7, [rbp + 1664]                            ;   315.2 p0+p2   12 x[1]
        vprold zmm6, zmm12, 0xd                                    ;   316.2 p0      14 x[0]
        vpxord zmm4, zmm4, [rbp + 10496]                           ;   315.5 p5+p3   13 x
        vpternlogd zmm4, zmm7, zmm1, 0x4b                          ;   316.5 p5      13 x
        vprold zmm5, zmm5, 3                                       ;   317.2 p0      14 x[2]
        vpslld zmm9, zmm6, 3                                       ;   318.2 p0      14 x[3]
        vpxord zmm2, zmm2, [rbp + 1792]                            ;   317.5 p5+p2   12 x[3]
        vpternlogd zmm9, zmm10, zmm5, 0x96                         ;   319.2 p5      14 x[3]
        vpternlogd zmm7, zmm4, zmm2, 0x78                          ;   319.2 p0      13 x
        vmovdqa64 zmm10, zmm7                                      ;   320.2         13 x copy
        vpternlogd zmm3, zmm5, zmm6, 0x96                          ;   319.5 p5      14 x[1]
        vprold zmm3, zmm3, 1                                       ;   320.5 p0      14 x[1]
        vprold zmm9, zmm9, 7                                       ;   321.2 p0      14 x[3]
        vpternlogd zmm6, zmm9, zmm3, 0x96                          ;   322.2 p5      14 x[0]
        vpternlogd zmm10, zmm4, zmm1, 0xb3                         ;   321.5 p5      13 x
        vpternlogd zmm10, zmm2, zmm1, 0x69                         ;   322.5 p0      13 x
        vprold zmm6, zmm6, 5                                       ;   323.2 p0      14 x[0]
        vpxord zmm8, zmm8, zmm6                                    ;   324.2 p5      12 x[0]
        vpslld zmm6, zmm3, 7                                       ;   324.2 p0      14 x[2]
        vpternlogd zmm6, zmm5, zmm9, 0x96                          ;   325.2 p5      14 x[2]
        vprold zmm5, zmm6, 0x16                                    ;   326.2 p0      14 x[2]
        vmovdqa64 zmm6, zmm7                                       ;   320.2         13 x copy
        vpternlogd zmm6, zmm4, zmm1, 0x96                          ;   324.5 p5      13 x
        vpternlogd zmm4, zmm6, zmm2, 0xd2                          ;   325.5 p5      13 x
        vprold zmm1, zmm4, 0xd                                     ;   326.5 p0      14 x[0]
        vpternlogd zmm7, zmm10, zmm4, 0x4b                         ;   326.5 p5      13 x
        vprold zmm2, zmm7, 3                                       ;   327.5 p0      14 x[2]
        vpternlogd zmm6, zmm2, zmm1, 0x96                          ;   328.5 p5      14 x[1]
        vmovdqu64 zmm12, [rbp + 6144]                              ;   128.3 p3      12 x[2] reload
        vprold zmm4, zmm6, 1                                       ;   329.5 p0      14 x[1]
        vpxord zmm9, zmm9, [rbp + 1856]                            ;   328.5 p5+p2   12 x[3]
        vpxord zmm5, zmm5, [rbp + 10560]                           ;   329.2 p0+p3   13 x
        vpxord zmm3, zmm3, [rbp + 1728]                            ;   329.5 p5+p2   12 x[1]
        vpternlogd zmm5, zmm3, zmm8, 0x4b                          ;   330.5 p0      13 x
        vpternlogd zmm3, zmm5, zmm9, 0x78                          ;   331.5 p5      13 x
        vmovdqa64 zmm14, zmm3                                      ;   332.5         13 x copy
        vpternlogd zmm14, zmm5, zmm8, 0xb3                         ;   332.5 p0      13 x
        vpternlogd zmm14, zmm9, zmm8, 0x69                         ;   333.5 p5      13 x
        vpslld zmm6, zmm1, 3                                       ;   332.2 p0      14 x[3]
        vpternlogd zmm6, zmm10, zmm2, 0x96                         ;   333.2 p5      14 x[3]
        vprold zmm6, zmm6, 7                                       ;   334.2 p0      14 x[3]
        vmovdqa64 zmm13, zmm3                                      ;   332.5         13 x copy
        vpternlogd zmm13, zmm5, zmm8, 0x96                         ;   333.5 p5      13 x
        vpslld zmm10, zmm4, 7                                      ;   334.2 p0      14 x[2]
        vpternlogd zmm10, zmm2, zmm6, 0x96                         ;   335.2 p5      14 x[2]
        vprold zmm10, zmm10, 0x16                                  ;   336.2 p0      14 x[2]
        vpternlogd zmm1, zmm6, zmm4, 0x96                          ;   335.5 p5      14 x[0]
        vpternlogd zmm5, zmm13, zmm9, 0xd2                         ;   336.2 p0      13 x
        vpternlogd zmm3, zmm14, zmm5, 0x4b                         ;   337.2 p5      13 x
        vprold zmm3, zmm3, 3                                       ;   338.2 p0      14 x[2]
        vprold zmm1, zmm1, 5                                       ;   338.2 p0      14 x[0]
        vprold zmm5, zmm5, 0xd                                     ;   339.2 p0      14 x[0]
        vpslld zmm9, zmm5, 3                                       ;   340.2 p0      14 x[3]
        vpternlogd zmm9, zmm14, zmm3, 0x96                         ;   341.2 p5      14 x[3]
        vpxord zmm10, zmm10, zmm12                                 ;   338.5 p5      13 x
        vmovdqu64 zmm11, [rbp + 6208]                              ;   132.8 p3      12 x[3] reload
        vmovdqu64 zmm7, [rbp + 6016]                               ;   133.0 p2      12 x[0] reload
        vprold zmm9, zmm9, 7                                       ;   342.2 p0      14 x[3]
        vpxord zmm1, zmm1, zmm7                                    ;   339.5 p5      12 x[0]
        vpternlogd zmm13, zmm3, zmm5, 0x96                         ;   340.5 p5      14 x[1]
        vmovdqu64 zmm2, [rbp + 6080]                               ;   133.8 p3      12 x[1] reload
        vpxord zmm4, zmm4, zmm2                                    ;   341.5 p5      12 x[1]
        vpxord zmm6, zmm6, zmm11                                   ;   342.2 p0      12 x[3]
        vpternlogd zmm10, zmm6, zmm1, 0x78                         ;   343.2 p5      13 x
        vprold zmm8, zmm13, 1                                      ;   343.2 p0      14 x[1]
        vpternlogd zmm5, zmm9, zmm8, 0x96                          ;   344.2 p5      14 x[0]
        vprold zmm5, zmm5, 5                                       ;   345.2 p0      14 x[0]
        vpxord zmm7, zmm7, zmm5                                    ;   346.2 p5      12 x[0]
        vpslld zmm5, zmm8, 7                                       ;   345.2 p0      14 x[2]
        vpternlogd zmm5, zmm3, zmm9, 0x96                          ;   346.2 p5      14 x[2]
        vprold zmm3, zmm5, 0x16                                    ;   347.2 p0      14 x[2]
        vmovdqa64 zmm5, zmm10                                      ;   344.2         13 x copy
        vpternlogd zmm5, zmm4, zmm4, 0xc3                          ;   346.5 p5      13 x
        vpternlogd zmm6, zmm5, zmm1, 0x96                          ;   347.5 p0      13 x
        vpternlogd zmm4, zmm1, zmm6, 0x39                          ;   348.5 p5      13 x
        vmovdqa64 zmm1, zmm4                                       ;   349.5         13 x copy
        vpternlogd zmm1, zmm6, zmm10, 0x4e                         ;   349.5 p0      13 x
        vpxord zmm2, zmm2, zmm8                                    ;   348.5 p5      12 x[1]
        vpxord zmm11, zmm11, zmm9                                  ;   349.2 p0      12 x[3]
        vpxord zmm12, zmm12, zmm3                                  ;   349.5 p5      13 x
        vpternlogd zmm12, zmm11, zmm7, 0x78                        ;   350.5 p0      13 x
        vpxord zmm3, zmm2, zmm12                                   ;   351.5 p5      13 x
        vprold zmm1, zmm1, 0xd                                     ;   351.2 p0      14 x[0]
        vmovdqu64 zmm9, [rbp + 6464]                               ;   137.5 p2      12 x[3] reload
        vpternlogd zmm11, zmm3, zmm7, 0x69                         ;   352.5 p5      13 x
        vpternlogd zmm2, zmm7, zmm11, 0x39                         ;   353.5 p0      13 x
        vmovdqa64 zmm7, zmm4                                       ;   349.5         13 x copy
        vpternlogd zmm4, zmm6, zmm10, 0x3a                         ;   352.5 p5      14 x[3]
        vpternlogd zmm7, zmm6, zmm10, 0x9c                         ;   353.2 p0      13 x
        vprold zmm6, zmm7, 3                                       ;   354.2 p0      14 x[2]
        vpternlogd zmm5, zmm1, zmm6, 0x96                          ;   355.2 p5      14 x[1]
        vprold zmm5, zmm5, 1                                       ;   356.2 p0      14 x[1]
        vpslld zmm8, zmm5, 7                                       ;   357.2 p0      14 x[2]
        vpslld zmm7, zmm1, 3                                       ;   357.2 p0      14 x[3]
        vpternlogd zmm7, zmm4, zmm6, 0x96                          ;   358.2 p5      14 x[3]
        vprold zmm4, zmm7, 7                                       ;   359.2 p0      14 x[3]
        vpternlogd zmm8, zmm6, zmm4, 0x96                          ;   360.2 p5      14 x[2]
        vprold zmm8, zmm8, 0x16                                    ;   361.2 p0      14 x[2]
        vpternlogd zmm1, zmm4, zmm5, 0x96                          ;   360.2 p5      14 x[0]
        vprold zmm1, zmm1, 5                                       ;   361.2 p0      14 x[0]
        vmovdqu64 zmm7, [rbp + 6272]                               ;   140.3 p3      12 x[0] reload
        vmovdqu64 zmm10, [rbp + 6400]                              ;   140.5 p2      12 x[2] reload
        vmovdqu64 zmm6, [rbp + 6336]                               ;   141.3 p3      12 x[1] reload
        vmovdqa64 zmm13, zmm2                                      ;   354.5         13 x copy
        vpternlogd zmm13, zmm11, zmm12, 0x4e                       ;   357.5 p5      13 x
        vprold zmm13, zmm13, 0xd                                   ;   361.2 p0      14 x[0]
        vpxord zmm4, zmm4, zmm9                                    ;   360.2 p5      12 x[3]
        vpxord zmm5, zmm5, zmm6                                    ;   359.5 p5      12 x[1]
        vpxord zmm8, zmm8, zmm10                                   ;   362.2 p5      12 x[2]
        vmovdqa64 zmm14, zmm2                                      ;   354.5         13 x copy
        vpternlogd zmm14, zmm11, zmm12, 0x9c                       ;   361.5 p5      13 x
        vpternlogd zmm2, zmm11, zmm12, 0x3a                        ;   362.2 p0      14 x[3]
        vprold zmm11, zmm14, 3                                     ;   363.2 p0      14 x[2]
        vpternlogd zmm3, zmm13, zmm11, 0x69                        ;   364.2 p5      14 x[1]
        vprold zmm3, zmm3, 1                                       ;   365.2 p0      14 x[1]
        vpxord zmm6, zmm6, zmm3                                    ;   366.2 p5      12 x[1]
        vpslld zmm12, zmm13, 3                                     ;   365.2 p0      14 x[3]
        vpxord zmm1, zmm1, zmm7                                    ;   364.5 p5      12 x[0]
        vpternlogd zmm12, zmm2, zmm11, 0x96                        ;   366.2 p5      14 x[3]
        vprold zmm2, zmm12, 7                                      ;   367.2 p0      14 x[3]
        vpternlogd zmm13, zmm2, zmm3, 0x96                         ;   368.2 p5      14 x[0]
        vprold zmm12, zmm13, 5                                     ;   369.2 p0      14 x[0]
        vpxord zmm7, zmm7, zmm12                                   ;   370.2 p5      12 x[0]
        vpslld zmm12, zmm3, 7                                      ;   368.2 p0      14 x[2]
        vpternlogd zmm12, zmm11, zmm2, 0x96                        ;   369.2 p5      14 x[2]
        vpxord zmm9, zmm9, zmm2                                    ;   369.2 p0      12 x[3]
        vprold zmm2, zmm12, 0x16                                   ;   370.2 p0      14 x[2]
        vpxord zmm10, zmm10, zmm2                                  ;   371.2 p5      12 x[2]
        vmovdqa64 zmm11, zmm9                                      ;   370.2         13 x copy
        vmovdqa64 zmm3, zmm4                                       ;   361.2         13 x copy
        vpternlogd zmm3, zmm8, zmm5, 0x4b                          ;   370.5 p5      13 x
        vmovdqa64 zmm2, zmm4                                       ;   361.2         13 x copy
        vpternlogd zmm4, zmm8, zmm1, 0x94                          ;   371.2 p0      13 x
        vpternlogd zmm2, zmm8, zmm1, 0xc6                          ;   371.5 p5      13 x
        vpandd zmm8, zmm8, zmm1                                    ;   372.2 p0      13 x
        vpternlogd zmm2, zmm8, zmm5, 0x1e                          ;   373.2 p5      13 x
        vpternlogd zmm4, zmm5, zmm2, 0x78                          ;   374.2 p0      13 x
        vpternlogd zmm1, zmm4, zmm3, 0xd2                          ;   375.2 p5      13 x
        vmovdqa64 zmm5, zmm1                                       ;   376.2         13 x copy
        vpternlogd zmm5, zmm2, zmm3, 0x56                          ;   376.2 p0      13 x
        vpternlogd zmm1, zmm3, zmm2, 0xe4                          ;   376.2 p5      13 x
        vprold zmm3, zmm5, 0xd                                     ;   377.2 p0      14 x[0]
        vpslld zmm5, zmm3, 3                                       ;   378.2 p0      14 x[3]
        vprold zmm1, zmm1, 3                                       ;   377.2 p0      14 x[2]
        vpternlogd zmm4, zmm1, zmm3, 0x96                          ;   378.2 p5      14 x[1]
        vprold zmm4, zmm4, 1                                       ;   379.2 p0      14 x[1]
        vmovdqa64 zmm12, zmm9                                      ;   370.2         13 x copy
        vpternlogd zmm9, zmm10, zmm7, 0x94                         ;   376.5 p5      13 x
        vpternlogd zmm5, zmm2, zmm1, 0x96                          ;   379.2 p5      14 x[3]
        vprold zmm2, zmm5, 7                                       ;   380.2 p0      14 x[3]
        vpternlogd zmm3, zmm2, zmm4, 0x96                          ;   381.2 p5      14 x[0]
        vprold zmm3, zmm3, 5                                       ;   382.2 p0      14 x[0]
        vpternlogd zmm11, zmm10, zmm7, 0xc6                        ;   379.5 p5      13 x
        vpternlogd zmm12, zmm10, zmm6, 0x4b                        ;   380.5 p5      13 x
        vpandd zmm10, zmm10, zmm7                                  ;   381.2 p0      13 x
        vpternlogd zmm11, zmm10, zmm6, 0x1e                        ;   382.2 p5      13 x
        vpternlogd zmm9, zmm6, zmm11, 0x78                         ;   383.2 p0      13 x
        vpternlogd zmm7, zmm9, zmm12, 0xd2                         ;   384.2 p5      13 x
        vmovdqa64 zmm6, zmm7                                       ;   385.2         13 x copy
        vpternlogd zmm6, zmm11, zmm12, 0x56                        ;   385.2 p0      13 x
        vpxord zmm3, zmm3, [rbp + 10624]                           ;   383.5 p5+p2   12 x[0]
        vpslld zmm5, zmm4, 7                                       ;   384.2 p0      14 x[2]
        vpternlogd zmm5, zmm1, zmm2, 0x96                          ;   385.2 p5      14 x[2]
        vpxord zmm2, zmm2, [rbp + 10880]                           ;   385.2 p0+p3   12 x[3]
        vprold zmm6, zmm6, 0xd                                     ;   386.2 p0      14 x[0]
        vpternlogd zmm7, zmm12, zmm11, 0xe4                        ;   385.5 p5      13 x
        vprold zmm7, zmm7, 3                                       ;   387.2 p0      14 x[2]
        vmovdqu64 zmm1, [rbp + 6528]                               ;   170.2 p2      12 x[1] reload
        vpxord zmm4, zmm4, zmm1                                    ;   386.5 p5      12 x[1]
        vprold zmm5, zmm5, 0x16                                    ;   388.2 p0      14 x[2]
        vpxord zmm5, zmm5, [rbp + 10752]                           ;   389.2 p5+p3   12 x[2]
        vpslld zmm10, zmm6, 3                                      ;   389.2 p0      14 x[3]
        vpternlogd zmm10, zmm11, zmm7, 0x96                        ;   390.2 p5      14 x[3]
        vprold zmm10, zmm10, 7                                     ;   391.2 p0      14 x[3]
        vpternlogd zmm9, zmm7, zmm6, 0x96                          ;   389.5 p5      14 x[1]
        vprold zmm9, zmm9, 1                                       ;   391.2 p0      14 x[1]
        vpslld zmm11, zmm9, 7                                      ;   392.2 p0      14 x[2]
        vpternlogd zmm6, zmm10, zmm9, 0x96                         ;   392.2 p5      14 x[0]
        vpxord zmm1, zmm1, zmm9                                    ;   392.2 p5      12 x[1]
        vmovdqa64 zmm9, zmm2                                       ;   386.2         13 x copy
        vpternlogd zmm9, zmm4, zmm3, 0x36                          ;   392.5 p5      13 x
        vmovdqa64 zmm8, zmm5                                       ;   390.2         13 x copy
        vpternlogd zmm4, zmm3, zmm2, 0x78                          ;   393.2 p0      13 x
        vpternlogd zmm2, zmm5, zmm4, 0xb4                          ;   394.2 p5      13 x
        vpternlogd zmm11, zmm7, zmm10, 0x96                        ;   394.2 p0      14 x[2]
        vpxord zmm10, zmm10, [rbp + 10944]                         ;   394.5 p5+p2   12 x[3]
        vprold zmm6, zmm6, 5                                       ;   395.2 p0      14 x[0]
        vpxord zmm6, zmm6, [rbp + 10688]                           ;   396.2 p5+p3   12 x[0]
        vmovdqa64 zmm5, zmm10                                      ;   395.5         13 x copy
        vpternlogd zmm5, zmm1, zmm6, 0x36                          ;   397.2 p0      13 x
        vpxord zmm8, zmm8, zmm9                                    ;   396.5 p5      13 x
        vprold zmm7, zmm11, 0x16                                   ;   397.2 p0      14 x[2]
        vpxord zmm7, zmm7, [rbp + 10816]                           ;   398.2 p5+p2   12 x[2]
        vpternlogd zmm1, zmm6, zmm10, 0x78                         ;   398.2 p0      13 x
        vmovdqa64 zmm6, zmm2                                       ;   395.2         13 x copy
        vmovdqa64 zmm3, zmm7                                       ;   399.2         13 x copy
        vpternlogd zmm6, zmm4, zmm8, 0x39                          ;   398.5 p5      13 x
        vpternlogd zmm10, zmm7, zmm1, 0xb4                         ;   399.2 p0      13 x
        vpxord zmm3, zmm3, zmm5                                    ;   399.5 p5      13 x
        vpternlogd zmm2, zmm4, zmm8, 0x8d                          ;   400.2 p0      13 x
        vpternlogd zmm9, zmm2, zmm6, 0x1e                          ;   401.2 p5      13 x
        vprold zmm2, zmm2, 0xd                                     ;   401.2 p0      14 x[0]
        vpslld zmm7, zmm2, 3                                       ;   402.2 p0      14 x[3]
        vprold zmm4, zmm9, 3                                       ;   403.2 p0      14 x[2]
        vpternlogd zmm7, zmm8, zmm4, 0x96                          ;   404.2 p5      14 x[3]
        vmovdqu64 zmm8, [rbp + 6592]                               ;   184.3 p3      12 x[0] reload
        vpternlogd zmm6, zmm4, zmm2, 0x96                          ;   404.2 p5      14 x[1]
        vprold zmm7, zmm7, 7                                       ;   405.2 p0      14 x[3]
        vprold zmm6, zmm6, 1                                       ;   405.2 p0      14 x[1]
        vpslld zmm9, zmm6, 7                                       ;   406.2 p0      14 x[2]
        vpternlogd zmm2, zmm7, zmm6, 0x96                          ;   406.2 p5      14 x[0]
        vprold zmm2, zmm2, 5                                       ;   407.2 p0      14 x[0]
        vpxord zmm2, zmm2, zmm8                                    ;   408.2 p5      12 x[0]
        vpxord zmm6, zmm6, [rbp + 1920]                            ;   406.2 p5+p2   12 x[1]
        vpternlogd zmm9, zmm4, zmm7, 0x96                          ;   407.2 p5      14 x[2]
        vprold zmm4, zmm9, 0x16                                    ;   408.2 p0      14 x[2]
        vmovdqa64 zmm9, zmm10                                      ;   400.2         13 x copy
        vpternlogd zmm10, zmm1, zmm3, 0x8d                         ;   407.5 p5      13 x
        vpternlogd zmm9, zmm1, zmm3, 0x39                          ;   408.5 p5      13 x
        vpternlogd zmm5, zmm10, zmm9, 0x1e                         ;   409.5 p0      13 x
        vpxord zmm4, zmm4, [rbp + 11008]                           ;   409.5 p5+p3   13 x
        vprold zmm5, zmm5, 3                                       ;   410.5 p0      14 x[2]
        vprold zmm1, zmm10, 0xd                                    ;   411.2 p0      14 x[0]
        vpxord zmm7, zmm7, [rbp + 2048]                            ;   410.5 p5+p2   12 x[3]
        vpslld zmm10, zmm1, 3                                      ;   412.2 p0      14 x[3]
        vpternlogd zmm10, zmm3, zmm5, 0x96                         ;   413.2 p5      14 x[3]
        vprold zmm3, zmm10, 7                                      ;   414.2 p0      14 x[3]
        vpternlogd zmm9, zmm5, zmm1, 0x96                          ;   412.5 p5      14 x[1]
        vprold zmm9, zmm9, 1                                       ;   414.2 p0      14 x[1]
        vpternlogd zmm1, zmm3, zmm9, 0x96                          ;   415.2 p5      14 x[0]
        vprold zmm1, zmm1, 5                                       ;   416.2 p0      14 x[0]
        vpxord zmm8, zmm8, zmm1                                    ;   417.2 p5      12 x[0]
        vpslld zmm1, zmm9, 7                                       ;   416.2 p0      14 x[2]
        vpternlogd zmm1, zmm5, zmm3, 0x96                          ;   417.2 p5      14 x[2]
        vpternlogd zmm4, zmm6, zmm2, 0x4b                          ;   416.5 p5      13 x
        vpternlogd zmm6, zmm7, zmm2, 0x69                          ;   417.2 p0      13 x
        vpxord zmm7, zmm7, zmm4                                    ;   417.5 p5      13 x
        vprold zmm5, zmm7, 3                                       ;   418.5 p0      14 x[2]
        vpternlogd zmm2, zmm7, zmm6, 0xd2                          ;   418.5 p5      13 x
        vmovdqa64 zmm7, zmm2                                       ;   419.5         13 x copy
        vpternlogd zmm7, zmm4, zmm6, 0x6a                          ;   419.5 p0      13 x
        vmovdqa64 zmm10, zmm7                                      ;   420.5         13 x copy
        vpternlogd zmm6, zmm2, zmm4, 0xe2                          ;   419.5 p5      13 x
        vprold zmm6, zmm6, 0xd                                     ;   420.5 p0      14 x[0]
        vpxord zmm2, zmm2, zmm5                                    ;   420.5 p5      14 x[1]
        vpternlogd zmm10, zmm4, zmm4, 0xf3                         ;   421.2 p0      13 x
        vpternlogd zmm2, zmm10, zmm6, 0x96                         ;   422.2 p5      14 x[1]
        vprold zmm1, zmm1, 0x16                                    ;   422.2 p0      14 x[2]
        vpxord zmm9, zmm9, [rbp + 1984]                            ;   422.5 p5+p3   12 x[1]
        vpxord zmm1, zmm1, [rbp + 11072]                           ;   423.2 p0+p2   13 x
        vprold zmm2, zmm2, 1                                       ;   424.2 p0      14 x[1]
        vpslld zmm4, zmm6, 3                                       ;   425.2 p0      14 x[3]
        vpternlogd zmm4, zmm7, zmm5, 0x96                          ;   426.2 p5      14 x[3]
        vprold zmm4, zmm4, 7                                       ;   427.2 p0      14 x[3]
        vpternlogd zmm6, zmm4, zmm2, 0x96                          ;   428.2 p5      14 x[0]
        vprold zmm6, zmm6, 5                                       ;   429.2 p0      14 x[0]
        vpternlogd zmm1, zmm9, zmm8, 0x4b                          ;   425.5 p5      13 x
        vpxord zmm3, zmm3, [rbp + 2112]                            ;   426.5 p5+p3   12 x[3]
        vpternlogd zmm9, zmm3, zmm8, 0x69                          ;   427.5 p5      13 x
        vpxord zmm3, zmm3, zmm1                                    ;   428.2 p0      13 x
        vmovdqu64 zmm10, [rbp + 6784]                              ;   208.2 p2      12 x[2] reload
        vpternlogd zmm8, zmm3, zmm9, 0xd2                          ;   429.2 p5      13 x
        vprold zmm3, zmm3, 3                                       ;   429.2 p0      14 x[2]
        vpslld zmm7, zmm2, 7                                       ;   430.2 p0      14 x[2]
        vpternlogd zmm7, zmm5, zmm4, 0x96                          ;   431.2 p5      14 x[2]
        vmovdqu64 zmm5, [rbp + 6720]                               ;   209.0 p3      12 x[1] reload
        vpxord zmm2, zmm2, zmm5                                    ;   430.5 p5      12 x[1]
        vprold zmm7, zmm7, 0x16                                    ;   432.2 p0      14 x[2]
        vpxord zmm7, zmm7, zmm10                                   ;   433.2 p5      12 x[2]
        vmovdqa64 zmm11, zmm8                                      ;   430.2         13 x copy
        vpternlogd zmm11, zmm1, zmm9, 0x6a                         ;   432.2 p0      13 x
        vpternlogd zmm9, zmm8, zmm1, 0xe2                          ;   432.5 p5      13 x
        vpxord zmm8, zmm8, zmm3                                    ;   433.2 p0      14 x[1]
        vprold zmm9, zmm9, 0xd                                     ;   434.2 p0      14 x[0]
        vmovdqa64 zmm12, zmm11                                     ;   433.2         13 x copy
        vpternlogd zmm12, zmm1, zmm1, 0xf3                         ;   433.5 p5      13 x
        vpternlogd zmm8, zmm12, zmm9, 0x96                         ;   435.2 p5      14 x[1]
        vprold zmm1, zmm8, 1                                       ;   436.2 p0      14 x[1]
        vpslld zmm8, zmm9, 3                                       ;   436.2 p0      14 x[3]
        vpternlogd zmm8, zmm11, zmm3, 0x96                         ;   437.2 p5      14 x[3]
        vprold zmm8, zmm8, 7                                       ;   438.2 p0      14 x[3]
        vpslld zmm11, zmm1, 7                                      ;   438.2 p0      14 x[2]
        vpternlogd zmm9, zmm8, zmm1, 0x96                          ;   439.2 p5      14 x[0]
        vpternlogd zmm11, zmm3, zmm8, 0x96                         ;   439.2 p5      14 x[2]
        vpxord zmm5, zmm5, zmm1                                    ;   438.5 p5      12 x[1]
        vprold zmm1, zmm11, 0x16                                   ;   440.2 p0      14 x[2]
        vpxord zmm10, zmm10, zmm1                                  ;   441.2 p5      12 x[2]
        vmovdqa64 zmm3, zmm7                                       ;   434.2         13 x copy
        vmovdqu64 zmm1, [rbp + 6656]                               ;   220.7 p2      12 x[0] reload
        vpternlogd zmm3, zmm6, zmm1, 0x60                          ;   440.2 p0      13 x
        vpternlogd zmm6, zmm7, zmm1, 0x96                          ;   440.5 p5      13 x
        vprold zmm9, zmm9, 5                                       ;   441.2 p0      14 x[0]
        vmovdqa64 zmm11, zmm10                                     ;   442.2         13 x copy
        vpternlogd zmm11, zmm9, zmm1, 0x60                         ;   442.2 p5      13 x
        vpternlogd zmm9, zmm1, zmm10, 0x96                         ;   442.2 p0      13 x
        vmovdqu64 zmm1, [rbp + 6848]                               ;   222.2 p3      12 x[3] reload
        vpternlogd zmm3, zmm4, zmm1, 0x69                          ;   442.5 p5      13 x
        vmovdqa64 zmm4, zmm3                                       ;   443.5         13 x copy
        vpternlogd zmm4, zmm7, zmm2, 0x35                          ;   443.5 p0      13 x
        vpternlogd zmm7, zmm2, zmm3, 0x69                          ;   443.5 p5      13 x
        vpternlogd zmm6, zmm3, zmm2, 0x87                          ;   444.2 p0      13 x
        vprold zmm2, zmm7, 0xd                                     ;   445.2 p0      14 x[0]
        vpternlogd zmm1, zmm11, zmm8, 0x69                         ;   444.5 p5      13 x
        vpternlogd zmm3, zmm6, zmm4, 0x2d                          ;   445.5 p5      13 x
        vprold zmm8, zmm3, 3                                       ;   446.5 p0      14 x[2]
        vpternlogd zmm4, zmm8, zmm2, 0x96                          ;   447.5 p5      14 x[1]
        vpternlogd zmm4, zmm3, zmm6, 0x4b                          ;   448.5 p0      14 x[1]
        vprold zmm3, zmm4, 1                                       ;   449.5 p0      14 x[1]
        vpternlogd zmm9, zmm1, zmm5, 0x87                          ;   447.5 p5      13 x
        vmovdqa64 zmm7, zmm1                                       ;   445.5         13 x copy
        vpternlogd zmm7, zmm10, zmm5, 0x35                         ;   448.5 p5      13 x
        vpslld zmm4, zmm2, 3                                       ;   449.2 p0      14 x[3]
        vpternlogd zmm10, zmm5, zmm1, 0x69                         ;   449.5 p5      13 x
        vpternlogd zmm1, zmm9, zmm7, 0x2d                          ;   450.2 p0      13 x
        vmovdqu64 zmm12, [rbp + 7040]                              ;   231.5 p2      12 x[2] reload
        vprold zmm13, zmm1, 3                                      ;   451.2 p0      14 x[2]
        vpternlogd zmm4, zmm6, zmm8, 0x96                          ;   450.5 p5      14 x[3]
        vmovdqu64 zmm6, [rbp + 6912]                               ;   232.3 p3      12 x[0] reload
        vprold zmm5, zmm10, 0xd                                    ;   452.2 p0      14 x[0]
        vpternlogd zmm7, zmm13, zmm5, 0x96                         ;   453.2 p5      14 x[1]
        vprold zmm4, zmm4, 7                                       ;   453.2 p0      14 x[3]
        vpternlogd zmm7, zmm1, zmm9, 0x4b                          ;   454.2 p5      14 x[1]
        vprold zmm1, zmm7, 1                                       ;   455.2 p0      14 x[1]
        vpternlogd zmm2, zmm3, zmm4, 0x96                          ;   454.2 p5      14 x[0]
        vprold zmm2, zmm2, 5                                       ;   455.2 p0      14 x[0]
        vpslld zmm10, zmm3, 7                                      ;   456.2 p0      14 x[2]
        vpternlogd zmm10, zmm8, zmm4, 0x96                         ;   457.2 p5      14 x[2]
        vmovdqu64 zmm8, [rbp + 6976]                               ;   238.2 p2      12 x[1] reload
        vpxord zmm3, zmm3, zmm8                                    ;   455.5 p5      12 x[1]
        vpxord zmm2, zmm2, zmm6                                    ;   456.5 p5      12 x[0]
        vpslld zmm7, zmm5, 3                                       ;   457.2 p0      14 x[3]
        vpternlogd zmm7, zmm9, zmm13, 0x96                         ;   458.2 p5      14 x[3]
        vprold zmm7, zmm7, 7                                       ;   459.2 p0      14 x[3]
        vpternlogd zmm5, zmm1, zmm7, 0x96                          ;   460.2 p5      14 x[0]
        vprold zmm10, zmm10, 0x16                                  ;   459.2 p0      14 x[2]
        vpxord zmm10, zmm10, zmm12                                 ;   460.2 p5      12 x[2]
        vmovdqu64 zmm11, [rbp + 7104]                              ;   241.2 p3      12 x[3] reload
        vprold zmm5, zmm5, 5                                       ;   461.2 p0      14 x[0]
        vpxord zmm6, zmm6, zmm5                                    ;   462.2 p5      12 x[0]
        vpxord zmm4, zmm4, zmm11                                   ;   461.2 p0      12 x[3]
        vpxord zmm8, zmm8, zmm1                                    ;   461.5 p5      12 x[1]
        vpslld zmm5, zmm1, 7                                       ;   462.2 p0      14 x[2]
        vpternlogd zmm5, zmm13, zmm7, 0x96                         ;   463.2 p5      14 x[2]
        vprold zmm1, zmm5, 0x16                                    ;   464.2 p0      14 x[2]
        vpxord zmm12, zmm12, zmm1                                  ;   465.2 p5      12 x[2]
        vmovdqa64 zmm1, zmm4                                       ;   462.2         13 x copy
        vpternlogd zmm4, zmm3, zmm2, 0x1e                          ;   464.2 p0      13 x
        vpternlogd zmm1, zmm3, zmm2, 0x72                          ;   464.5 p5      13 x
        vpternlogd zmm4, zmm1, zmm10, 0xd2                         ;   465.5 p0      13 x
        vmovdqa64 zmm5, zmm4                                       ;   466.5         13 x copy
        vpternlogd zmm5, zmm1, zmm2, 0x3d                          ;   466.5 p5      13 x
        vpxord zmm11, zmm11, zmm7                                  ;   466.2 p0      12 x[3]
        vmovdqa64 zmm3, zmm11                                      ;   467.2         13 x copy
        vpternlogd zmm11, zmm8, zmm6, 0x1e                         ;   467.2 p5      13 x
        vpternlogd zmm3, zmm8, zmm6, 0x72                          ;   467.2 p0      13 x
        vpternlogd zmm5, zmm10, zmm10, 0xc3                        ;   467.5 p5      13 x
        vprold zmm9, zmm5, 3                                       ;   468.5 p0      14 x[2]
        vpternlogd zmm11, zmm3, zmm12, 0xd2                        ;   468.5 p5      13 x
        vmovdqa64 zmm7, zmm11                                      ;   469.5         13 x copy
        vpternlogd zmm2, zmm4, zmm1, 0xb4                          ;   469.2 p0      13 x
        vmovdqa64 zmm8, zmm2                                       ;   470.2         13 x copy
        vpternlogd zmm8, zmm5, zmm1, 0xb8                          ;   470.2 p5      13 x
        vpternlogd zmm5, zmm1, zmm9, 0x96                          ;   470.2 p0      14 x[1]
        vprold zmm8, zmm8, 0xd                                     ;   471.2 p0      14 x[0]
        vpternlogd zmm5, zmm2, zmm8, 0x96                          ;   472.2 p5      14 x[1]
        vprold zmm1, zmm5, 1                                       ;   473.2 p0      14 x[1]
        vpslld zmm2, zmm8, 3                                       ;   473.2 p0      14 x[3]
        vmovdqu64 zmm5, [rbp + 7168]                               ;   254.8 p2      12 x[0] reload
        vpternlogd zmm2, zmm4, zmm9, 0x96                          ;   474.2 p5      14 x[3]
        vprold zmm2, zmm2, 7                                       ;   475.2 p0      14 x[3]
        vpternlogd zmm7, zmm3, zmm6, 0x3d                          ;   472.5 p5      13 x
        vpternlogd zmm7, zmm12, zmm12, 0xc3                        ;   473.5 p5      13 x
        vpternlogd zmm6, zmm11, zmm3, 0xb4                         ;   474.5 p5      13 x
        vmovdqa64 zmm13, zmm6                                      ;   475.5         13 x copy
        vprold zmm14, zmm7, 3                                      ;   475.2 p0      14 x[2]
        vpternlogd zmm13, zmm7, zmm3, 0xb8                         ;   475.5 p5      13 x
        vpternlogd zmm8, zmm2, zmm1, 0x96                          ;   476.2 p0      14 x[0]
        vprold zmm13, zmm13, 0xd                                   ;   477.2 p0      14 x[0]
        vpternlogd zmm7, zmm3, zmm14, 0x96                         ;   476.5 p5      14 x[1]
        vpternlogd zmm7, zmm6, zmm13, 0x96                         ;   478.2 p5      14 x[1]
        vprold zmm3, zmm7, 1                                       ;   479.2 p0      14 x[1]
        vpslld zmm6, zmm13, 3                                      ;   479.2 p0      14 x[3]
        vpternlogd zmm6, zmm11, zmm14, 0x96                        ;   480.2 p5      14 x[3]
        vmovdqu64 zmm10, [rbp + 7360]                              ;   259.2 p3      12 x[3] reload
        vprold zmm4, zmm8, 5                                       ;   480.2 p0      14 x[0]
        vpslld zmm8, zmm1, 7                                       ;   481.2 p0      14 x[2]
        vpternlogd zmm8, zmm9, zmm2, 0x96                          ;   482.2 p5      14 x[2]
        vmovdqu64 zmm9, [rbp + 7232]                               ;   261.5 p2      12 x[1] reload
        vpxord zmm4, zmm4, zmm5                                    ;   481.2 p5      12 x[0]
        vpxord zmm1, zmm1, zmm9                                    ;   481.5 p5      12 x[1]
        vmovdqu64 zmm12, [rbp + 7296]                              ;   264.2 p3      12 x[2] reload
        vprold zmm8, zmm8, 0x16                                    ;   483.2 p0      14 x[2]
        vpxord zmm2, zmm2, zmm10                                   ;   482.5 p5      12 x[3]
        vpxord zmm8, zmm8, zmm12                                   ;   484.2 p0      13 x
        vpternlogd zmm8, zmm2, zmm4, 0x4b                          ;   485.2 p5      13 x
        vpternlogd zmm4, zmm8, zmm1, 0x78                          ;   486.2 p0      13 x
        vprold zmm6, zmm6, 7                                       ;   485.2 p0      14 x[3]
        vpternlogd zmm13, zmm6, zmm3, 0x96                         ;   486.2 p5      14 x[0]
        vprold zmm7, zmm13, 5                                      ;   487.2 p0      14 x[0]
        vpxord zmm5, zmm5, zmm7                                    ;   488.2 p5      12 x[0]
        vpxord zmm7, zmm1, zmm4                                    ;   487.2 p5      13 x
        vpord zmm11, zmm2, zmm4                                    ;   487.2 p0      13 x
        vpxord zmm9, zmm9, zmm3                                    ;   487.5 p5      12 x[1]
        vpternlogd zmm2, zmm4, zmm8, 0x69                          ;   488.2 p0      13 x
        vpternlogd zmm8, zmm1, zmm2, 0x78                          ;   489.2 p5      13 x
        vpternlogd zmm7, zmm11, zmm2, 0xb4                         ;   489.2 p0      13 x
        vpternlogd zmm4, zmm7, zmm8, 0x1e                          ;   490.2 p5      13 x
        vprold zmm1, zmm8, 0xd                                     ;   490.2 p0      14 x[0]
        vpslld zmm8, zmm3, 7                                       ;   491.2 p0      14 x[2]
        vpternlogd zmm8, zmm14, zmm6, 0x96                         ;   492.2 p5      14 x[2]
        vprold zmm3, zmm8, 0x16                                    ;   493.2 p0      14 x[2]
        vpxord zmm12, zmm12, zmm3                                  ;   494.2 p5      13 x
        vpxord zmm10, zmm10, zmm6                                  ;   492.5 p5      12 x[3]
        vpternlogd zmm12, zmm10, zmm5, 0x4b                        ;   495.2 p0      13 x
        vpternlogd zmm5, zmm12, zmm9, 0x78                         ;   496.2 p5      13 x
        vpord zmm6, zmm10, zmm5                                    ;   497.2 p0      13 x
        vpxord zmm3, zmm9, zmm5                                    ;   497.2 p5      13 x
        vpternlogd zmm10, zmm5, zmm12, 0x69                        ;   497.2 p0      13 x
        vpternlogd zmm12, zmm9, zmm10, 0x78                        ;   498.2 p5      13 x
        vpslld zmm8, zmm1, 3                                       ;   496.2 p0      14 x[3]
        vpternlogd zmm3, zmm6, zmm10, 0xb4                         ;   498.2 p5      13 x
        vpternlogd zmm5, zmm3, zmm12, 0x1e                         ;   499.2 p0      13 x
        vprold zmm4, zmm4, 3                                       ;   498.2 p0      14 x[2]
        vpternlogd zmm8, zmm2, zmm4, 0x96                          ;   499.2 p5      14 x[3]
        vprold zmm6, zmm12, 0xd                                    ;   499.2 p0      14 x[0]
        vpternlogd zmm7, zmm4, zmm1, 0x96                          ;   499.2 p5      14 x[1]
        vprold zmm7, zmm7, 1                                       ;   500.2 p0      14 x[1]
        vpslld zmm9, zmm7, 7                                       ;   501.2 p0      14 x[2]
        vprold zmm5, zmm5, 3                                       ;   502.2 p0      14 x[2]
        vprold zmm2, zmm8, 7                                       ;   503.2 p0      14 x[3]
        vmovdqu64 zmm8, [rbp + 7424]                               ;   280.3 p2      12 x[0] reload
        vpternlogd zmm9, zmm4, zmm2, 0x96                          ;   504.2 p5      14 x[2]
        vprold zmm4, zmm9, 0x16                                    ;   505.2 p0      14 x[2]
        vpslld zmm9, zmm6, 3                                       ;   505.2 p0      14 x[3]
        vpternlogd zmm9, zmm10, zmm5, 0x96                         ;   506.2 p5      14 x[3]
        vpternlogd zmm3, zmm5, zmm6, 0x96                          ;   503.2 p5      14 x[1]
        vprold zmm3, zmm3, 1                                       ;   506.2 p0      14 x[1]
        vprold zmm9, zmm9, 7                                       ;   507.2 p0      14 x[3]
        vpternlogd zmm6, zmm9, zmm3, 0x96                          ;   508.2 p5      14 x[0]
        vpternlogd zmm1, zmm2, zmm7, 0x96                          ;   504.2 p5      14 x[0]
        vprold zmm1, zmm1, 5                                       ;   508.2 p0      14 x[0]
        vpxord zmm1, zmm1, zmm8                                    ;   509.2 p5      12 x[0]
        vpxord zmm2, zmm2, [rbp + 2304]                            ;   505.5 p5+p3   12 x[3]
        vpxord zmm7, zmm7, [rbp + 2176]                            ;   506.5 p5+p2   12 x[1]
        vpxord zmm4, zmm4, [rbp + 11136]                           ;   507.5 p5+p3   13 x
        vpternlogd zmm4, zmm7, zmm1, 0x4b                          ;   510.2 p5      13 x
        vpternlogd zmm7, zmm4, zmm2, 0x78                          ;   511.2 p0      13 x
        vmovdqa64 zmm10, zmm7                                      ;   512.2         13 x copy
        vprold zmm6, zmm6, 5                                       ;   510.2 p0      14 x[0]
        vpxord zmm8, zmm8, zmm6                                    ;   511.2 p5      12 x[0]
        vpslld zmm6, zmm3, 7                                       ;   511.2 p0      14 x[2]
        vpternlogd zmm10, zmm4, zmm1, 0xb3                         ;   512.2 p5      13 x
        vpternlogd zmm10, zmm2, zmm1, 0x69                         ;   513.2 p5      13 x
        vpternlogd zmm6, zmm5, zmm9, 0x96                          ;   512.2 p0      14 x[2]
        vprold zmm5, zmm6, 0x16                                    ;   513.2 p0      14 x[2]
        vmovdqa64 zmm6, zmm7                                       ;   512.2         13 x copy
        vpternlogd zmm6, zmm4, zmm1, 0x96                          ;   512.5 p5      13 x
        vpternlogd zmm4, zmm6, zmm2, 0xd2                          ;   513.5 p5      13 x
        vpternlogd zmm7, zmm10, zmm4, 0x4b                         ;   514.5 p0      13 x
        vprold zmm2, zmm7, 3                                       ;   515.5 p0      14 x[2]
        vprold zmm1, zmm4, 0xd                                     ;   516.2 p0      14 x[0]
        vpternlogd zmm6, zmm2, zmm1, 0x96                          ;   517.2 p5      14 x[1]
        vprold zmm4, zmm6, 1                                       ;   518.2 p0      14 x[1]
        vpslld zmm6, zmm1, 3                                       ;   518.2 p0      14 x[3]
        vpternlogd zmm6, zmm10, zmm2, 0x96                         ;   519.2 p5      14 x[3]
        vpslld zmm10, zmm4, 7                                      ;   519.2 p0      14 x[2]
        vprold zmm6, zmm6, 7                                       ;   520.2 p0      14 x[3]
        vpternlogd zmm1, zmm6, zmm4, 0x96                          ;   521.2 p5      14 x[0]
        vmovdqu64 zmm11, [rbp + 7680]                              ;   297.2 p2      12 x[3] reload
        vmovdqu64 zmm7, [rbp + 7488]                               ;   298.2 p3      12 x[0] reload
        vpxord zmm5, zmm5, [rbp + 11200]                           ;   517.5 p5+p2   13 x
        vpxord zmm3, zmm3, [rbp + 2240]                            ;   518.5 p5+p3   12 x[1]
        vpternlogd zmm5, zmm3, zmm8, 0x4b                          ;   519.5 p5      13 x
        vpxord zmm9, zmm9, [rbp + 2368]                            ;   520.5 p5+p2   12 x[3]
        vpternlogd zmm3, zmm5, zmm9, 0x78                          ;   521.5 p0      13 x
        vpternlogd zmm10, zmm2, zmm6, 0x96                         ;   521.5 p5      14 x[2]
        vpxord zmm6, zmm6, zmm11                                   ;   522.2 p0      12 x[3]
        vmovdqa64 zmm14, zmm3                                      ;   522.5         13 x copy
        vmovdqu64 zmm12, [rbp + 7616]                              ;   300.7 p3      12 x[2] reload
        vmovdqu64 zmm2, [rbp + 7552]                               ;   301.5 p2      12 x[1] reload
        vpxord zmm4, zmm4, zmm2                                    ;   522.5 p5      12 x[1]
        vprold zmm1, zmm1, 5                                       ;   523.2 p0      14 x[0]
        vprold zmm10, zmm10, 0x16                                  ;   524.2 p0      14 x[2]
        vpxord zmm10, zmm10, zmm12                                 ;   525.2 p5      13 x
        vpxord zmm1, zmm1, zmm7                                    ;   524.5 p5      12 x[0]
        vpternlogd zmm10, zmm6, zmm1, 0x78                         ;   526.2 p0      13 x
        vpxord zmm13, zmm4, zmm10                                  ;   527.2 p5      13 x
        vpternlogd zmm6, zmm13, zmm1, 0x69                         ;   528.2 p0      13 x
        vpternlogd zmm4, zmm1, zmm6, 0x39                          ;   529.2 p5      13 x
        vmovdqa64 zmm1, zmm3                                       ;   522.5         13 x copy
        vpternlogd zmm1, zmm5, zmm8, 0x96                          ;   527.2 p0      13 x
        vpternlogd zmm14, zmm5, zmm8, 0xb3                         ;   527.5 p5      13 x
        vpternlogd zmm5, zmm1, zmm9, 0xd2                          ;   528.2 p0      13 x
        vpternlogd zmm14, zmm9, zmm8, 0x69                         ;   528.5 p5      13 x
        vpternlogd zmm3, zmm14, zmm5, 0x4b                         ;   529.5 p0      13 x
        vprold zmm5, zmm5, 0xd                                     ;   530.2 p0      14 x[0]
        vpslld zmm8, zmm5, 3                                       ;   531.2 p0      14 x[3]
        vprold zmm3, zmm3, 3                                       ;   532.2 p0      14 x[2]
        vpternlogd zmm8, zmm14, zmm3, 0x96                         ;   533.2 p5      14 x[3]
        vprold zmm8, zmm8, 7                                       ;   534.2 p0      14 x[3]
        vpternlogd zmm1, zmm3, zmm5, 0x96                          ;   533.2 p5      14 x[1]
        vprold zmm1, zmm1, 1                                       ;   534.2 p0      14 x[1]
        vpternlogd zmm5, zmm8, zmm1, 0x96                          ;   535.2 p5      14 x[0]
        vprold zmm5, zmm5, 5                                       ;   536.2 p0      14 x[0]
        vpxord zmm7, zmm7, zmm5                                    ;   537.2 p5      12 x[0]
        vpslld zmm5, zmm1, 7                                       ;   536.2 p0      14 x[2]
        vpternlogd zmm5, zmm3, zmm8, 0x96                          ;   537.2 p5      14 x[2]
        vmovdqa64 zmm3, zmm4                                       ;   530.2         13 x copy
        vpxord zmm2, zmm2, zmm1                                    ;   535.2 p5      12 x[1]
        vprold zmm1, zmm5, 0x16                                    ;   538.2 p0      14 x[2]
        vmovdqa64 zmm5, zmm4                                       ;   530.2         13 x copy
        vpternlogd zmm5, zmm6, zmm10, 0x9c                         ;   535.5 p5      13 x
        vpxord zmm11, zmm11, zmm8                                  ;   536.5 p5      12 x[3]
        vprold zmm5, zmm5, 3                                       ;   538.2 p0      14 x[2]
        vpternlogd zmm3, zmm6, zmm10, 0x4e                         ;   537.5 p5      13 x
        vprold zmm3, zmm3, 0xd                                     ;   539.2 p0      14 x[0]
        vpternlogd zmm13, zmm3, zmm5, 0x69                         ;   540.2 p5      14 x[1]
        vpxord zmm12, zmm12, zmm1                                  ;   539.5 p5      13 x
        vpternlogd zmm12, zmm11, zmm7, 0x78                        ;   540.5 p0      13 x
        vmovdqa64 zmm1, zmm12                                      ;   541.5         13 x copy
        vpternlogd zmm1, zmm2, zmm2, 0xc3                          ;   541.5 p5      13 x
        vpternlogd zmm4, zmm6, zmm10, 0x3a                         ;   541.2 p0      14 x[3]
        vprold zmm6, zmm13, 1                                      ;   542.2 p0      14 x[1]
        vpslld zmm8, zmm6, 7                                       ;   543.2 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 7936]                               ;   322.2 p3      12 x[3] reload
        vmovdqu64 zmm10, [rbp + 7872]                              ;   323.2 p2      12 x[2] reload
        vpternlogd zmm11, zmm1, zmm7, 0x96                         ;   542.5 p5      13 x
        vpternlogd zmm2, zmm7, zmm11, 0x39                         ;   543.5 p5      13 x
        vpslld zmm7, zmm3, 3                                       ;   544.2 p0      14 x[3]
        vpternlogd zmm7, zmm4, zmm5, 0x96                          ;   545.2 p5      14 x[3]
        vprold zmm4, zmm7, 7                                       ;   546.2 p0      14 x[3]
        vpternlogd zmm8, zmm5, zmm4, 0x96                          ;   547.2 p5      14 x[2]
        vprold zmm8, zmm8, 0x16                                    ;   548.2 p0      14 x[2]
        vmovdqu64 zmm7, [rbp + 7744]                               ;   327.3 p3      12 x[0] reload
        vpternlogd zmm3, zmm4, zmm6, 0x96                          ;   547.2 p5      14 x[0]
        vprold zmm3, zmm3, 5                                       ;   548.2 p0      14 x[0]
        vpxord zmm8, zmm8, zmm10                                   ;   549.2 p5      12 x[2]
        vpxord zmm3, zmm3, zmm7                                    ;   549.2 p5      12 x[0]
        vmovdqa64 zmm13, zmm2                                      ;   544.5         13 x copy
        vmovdqa64 zmm14, zmm2                                      ;   544.5         13 x copy
        vpternlogd zmm13, zmm11, zmm12, 0x4e                       ;   548.2 p0      13 x
        vprold zmm13, zmm13, 0xd                                   ;   549.2 p0      14 x[0]
        vpternlogd zmm2, zmm11, zmm12, 0x3a                        ;   548.5 p5      14 x[3]
        vpternlogd zmm14, zmm11, zmm12, 0x9c                       ;   549.5 p5      13 x
        vprold zmm11, zmm14, 3                                     ;   550.5 p0      14 x[2]
        vpternlogd zmm1, zmm13, zmm11, 0x96                        ;   551.5 p5      14 x[1]
        vmovdqu64 zmm5, [rbp + 7808]                               ;   332.5 p2      12 x[1] reload
        vpxord zmm6, zmm6, zmm5                                    ;   551.2 p0      12 x[1]
        vprold zmm1, zmm1, 1                                       ;   552.5 p0      14 x[1]
        vpxord zmm5, zmm5, zmm1                                    ;   553.5 p5      12 x[1]
        vpslld zmm12, zmm13, 3                                     ;   553.2 p0      14 x[3]
        vpternlogd zmm12, zmm2, zmm11, 0x96                        ;   554.2 p5      14 x[3]
        vprold zmm2, zmm12, 7                                      ;   555.2 p0      14 x[3]
        vpternlogd zmm13, zmm2, zmm1, 0x96                         ;   556.2 p5      14 x[0]
        vprold zmm12, zmm13, 5                                     ;   557.2 p0      14 x[0]
        vpxord zmm7, zmm7, zmm12                                   ;   558.2 p5      12 x[0]
        vpslld zmm12, zmm1, 7                                      ;   556.2 p0      14 x[2]
        vpternlogd zmm12, zmm11, zmm2, 0x96                        ;   557.2 p5      14 x[2]
        vprold zmm1, zmm12, 0x16                                   ;   558.2 p0      14 x[2]
        vpxord zmm4, zmm4, zmm9                                    ;   556.5 p5      12 x[3]
        vpxord zmm9, zmm9, zmm2                                    ;   557.5 p5      12 x[3]
        vpxord zmm10, zmm10, zmm1                                  ;   559.2 p0      12 x[2]
        vmovdqa64 zmm1, zmm4                                       ;   557.5         13 x copy
        vmovdqa64 zmm11, zmm9                                      ;   558.5         13 x copy
        vpternlogd zmm1, zmm8, zmm3, 0xc6                          ;   558.5 p5      13 x
        vmovdqa64 zmm2, zmm4                                       ;   557.5         13 x copy
        vpternlogd zmm4, zmm8, zmm3, 0x94                          ;   559.2 p0      13 x
        vpternlogd zmm2, zmm8, zmm6, 0x4b                          ;   559.5 p5      13 x
        vpandd zmm8, zmm8, zmm3                                    ;   560.2 p0      13 x
        vpternlogd zmm1, zmm8, zmm6, 0x1e                          ;   561.2 p5      13 x
        vpternlogd zmm4, zmm6, zmm1, 0x78                          ;   562.2 p0      13 x
        vpternlogd zmm3, zmm4, zmm2, 0xd2                          ;   563.2 p5      13 x
        vmovdqa64 zmm6, zmm3                                       ;   564.2         13 x copy
        vpternlogd zmm3, zmm2, zmm1, 0xe4                          ;   564.2 p0      13 x
        vpternlogd zmm6, zmm1, zmm2, 0x56                          ;   564.2 p5      13 x
        vprold zmm3, zmm3, 3                                       ;   565.2 p0      14 x[2]
        vprold zmm2, zmm6, 0xd                                     ;   565.2 p0      14 x[0]
        vpslld zmm6, zmm2, 3                                       ;   566.2 p0      14 x[3]
        vpternlogd zmm4, zmm3, zmm2, 0x96                          ;   566.2 p5      14 x[1]
        vpternlogd zmm6, zmm1, zmm3, 0x96                          ;   567.2 p5      14 x[3]
        vprold zmm1, zmm6, 7                                       ;   568.2 p0      14 x[3]
        vpternlogd zmm11, zmm10, zmm7, 0xc6                        ;   565.5 p5      13 x
        vmovdqa64 zmm12, zmm9                                      ;   558.5         13 x copy
        vpternlogd zmm12, zmm10, zmm5, 0x4b                        ;   566.5 p5      13 x
        vpternlogd zmm9, zmm10, zmm7, 0x94                         ;   567.2 p0      13 x
        vprold zmm4, zmm4, 1                                       ;   568.2 p0      14 x[1]
        vpandd zmm10, zmm10, zmm7                                  ;   567.5 p5      13 x
        vpternlogd zmm11, zmm10, zmm5, 0x1e                        ;   568.5 p5      13 x
        vpternlogd zmm9, zmm5, zmm11, 0x78                         ;   569.5 p0      13 x
        vpternlogd zmm7, zmm9, zmm12, 0xd2                         ;   570.5 p5      13 x
        vmovdqa64 zmm5, zmm7                                       ;   571.5         13 x copy
        vpternlogd zmm5, zmm11, zmm12, 0x56                        ;   571.5 p0      13 x
        vprold zmm5, zmm5, 0xd                                     ;   572.5 p0      14 x[0]
        vpternlogd zmm2, zmm1, zmm4, 0x96                          ;   570.5 p5      14 x[0]
        vmovdqu64 xmm15, [r8 + 96]                                 ;   352.7 p10     17 z[0]
        vprold zmm2, zmm2, 5                                       ;   572.2 p0      14 x[0]
        vpternlogd zmm7, zmm12, zmm11, 0xe4                        ;   571.5 p5      13 x
        vprold zmm7, zmm7, 3                                       ;   573.2 p0      14 x[2]
        vpslld zmm10, zmm5, 3                                      ;   574.2 p0      14 x[3]
        vpternlogd zmm10, zmm11, zmm7, 0x96                        ;   575.2 p5      14 x[3]
        vpslld zmm6, zmm4, 7                                       ;   575.2 p0      14 x[2]
        vpternlogd zmm6, zmm3, zmm1, 0x96                          ;   576.2 p5      14 x[2]
        vmovdqu64 zmm3, [rbp + 8000]                               ;   356.2 p3      12 x[1] reload
        vpxord zmm4, zmm4, zmm3                                    ;   574.5 p5      12 x[1]
        vprold zmm10, zmm10, 7                                     ;   576.2 p0      14 x[3]
        vpternlogd zmm9, zmm7, zmm5, 0x96                          ;   575.5 p5      14 x[1]
        vprold zmm9, zmm9, 1                                       ;   577.2 p0      14 x[1]
        vpslld zmm11, zmm9, 7                                      ;   578.2 p0      14 x[2]
        vpternlogd zmm5, zmm10, zmm9, 0x96                         ;   578.2 p5      14 x[0]
        vpxord zmm1, zmm1, [rbp + 11456]                           ;   577.5 p5+p2   12 x[3]
        vpxord zmm2, zmm2, [rbp + 11264]                           ;   578.5 p5+p3   12 x[0]
        vprold zmm6, zmm6, 0x16                                    ;   579.2 p0      14 x[2]
        vpternlogd zmm11, zmm7, zmm10, 0x96                        ;   579.5 p5      14 x[2]
        vpxord zmm10, zmm10, [rbp + 11584]                         ;   580.2 p0+p2   12 x[3]
        vmovdqu64 xmm14, [r8 + 80]                                 ;   363.0 p10     17 z[0]
        vpxord zmm3, zmm3, zmm9                                    ;   580.5 p5      12 x[1]
        vmovdqa64 zmm9, zmm1                                       ;   578.5         13 x copy
        vprold zmm5, zmm5, 5                                       ;   581.2 p0      14 x[0]
        vprold zmm7, zmm11, 0x16                                   ;   582.2 p0      14 x[2]
        vpxord zmm7, zmm7, [rbp + 11392]                           ;   583.2 p5+p3   12 x[2]
        vmovdqu64 xmm18, [r8 + 144]                                ;   364.0 p10     17 z[0]
        vmovdqu64 xmm13, [r8 + 64]                                 ;   364.2 p2      17 z[0]
        vpxord zmm6, zmm6, [rbp + 11328]                           ;   582.5 p5+p3   12 x[2]
        vmovdqa64 zmm8, zmm6                                       ;   583.5         13 x copy
        vpxord zmm5, zmm5, [rbp + 11648]                           ;   583.2 p0+p2   12 x[0]
        vpternlogd zmm9, zmm4, zmm2, 0x36                          ;   583.5 p5      13 x
        vpternlogd zmm4, zmm2, zmm1, 0x78                          ;   584.2 p0      13 x
        vmovdqa64 zmm2, zmm7                                       ;   584.2         13 x copy
        vpternlogd zmm1, zmm6, zmm4, 0xb4                          ;   585.2 p5      13 x
        vpxord zmm8, zmm8, zmm9                                    ;   585.2 p0      13 x
        vmovdqa64 zmm6, zmm10                                      ;   581.2         13 x copy
        vpternlogd zmm6, zmm3, zmm5, 0x36                          ;   585.5 p5      13 x
        vpternlogd zmm3, zmm5, zmm10, 0x78                         ;   586.2 p0      13 x
        vmovdqa64 zmm5, zmm1                                       ;   586.2         13 x copy
        vpternlogd zmm5, zmm4, zmm8, 0x39                          ;   586.5 p5      13 x
        vpternlogd zmm1, zmm4, zmm8, 0x8d                          ;   587.2 p0      13 x
        vpternlogd zmm9, zmm1, zmm5, 0x1e                          ;   588.2 p5      13 x
        vprold zmm4, zmm9, 3                                       ;   589.2 p0      14 x[2]
        vpternlogd zmm10, zmm7, zmm3, 0xb4                         ;   588.5 p5      13 x
        vprold zmm1, zmm1, 0xd                                     ;   589.2 p0      14 x[0]
        vpslld zmm7, zmm1, 3                                       ;   590.2 p0      14 x[3]
        vpternlogd zmm7, zmm8, zmm4, 0x96                          ;   591.2 p5      14 x[3]
        vmovdqu64 zmm8, [rbp + 8064]                               ;   372.7 p3      12 x[0] reload
        vpxord zmm2, zmm2, zmm6                                    ;   590.5 p5      13 x
        vpternlogd zmm5, zmm4, zmm1, 0x96                          ;   591.2 p0      14 x[1]
        vprold zmm5, zmm5, 1                                       ;   592.2 p0      14 x[1]
        vpslld zmm22, zmm5, 7                                      ;   593.2 p0      14 x[2]
        vprold zmm7, zmm7, 7                                       ;   594.2 p0      14 x[3]
        vpternlogd zmm1, zmm7, zmm5, 0x96                          ;   595.2 p5      14 x[0]
        vmovdqa64 zmm9, zmm10                                      ;   589.5         13 x copy
        vpternlogd zmm9, zmm3, zmm2, 0x39                          ;   592.5 p5      13 x
        vpternlogd zmm10, zmm3, zmm2, 0x8d                         ;   593.5 p5      13 x
        vpternlogd zmm6, zmm10, zmm9, 0x1e                         ;   594.5 p5      13 x
        vprold zmm3, zmm10, 0xd                                    ;   595.2 p0      14 x[0]
        vprold zmm6, zmm6, 3                                       ;   596.2 p0      14 x[2]
        vpslld zmm12, zmm3, 3                                      ;   597.2 p0      14 x[3]
        vpternlogd zmm9, zmm6, zmm3, 0x96                          ;   597.2 p5      14 x[1]
        vpternlogd zmm22, zmm7, zmm4, 0x96                         ;   596.5 p5      14 x[2]
        vprold zmm1, zmm1, 5                                       ;   598.2 p0      14 x[0]
        vmovdqu64 xmm10, [r8]                                      ;   380.5 p10     17 z[0]
        vpxord zmm1, zmm1, zmm8                                    ;   599.2 p5      12 x[0]
        vpternlogd zmm12, zmm2, zmm6, 0x96                         ;   598.5 p5      14 x[3]
        vprold zmm2, zmm12, 7                                      ;   599.5 p0      14 x[3]
        vprold zmm9, zmm9, 1                                       ;   600.2 p0      14 x[1]
        vpslld zmm21, zmm9, 7                                      ;   601.2 p0      14 x[2]
        vpternlogd zmm21, zmm6, zmm2, 0x96                         ;   602.2 p5      14 x[2]
        vprold zmm6, zmm21, 0x16                                   ;   603.2 p0      14 x[2]
        vpxord zmm6, zmm6, [rbp + 11712]                           ;   604.2 p5+p2   13 x
        vpternlogd zmm3, zmm2, zmm9, 0x96                          ;   601.5 p5      14 x[0]
        vprold zmm3, zmm3, 5                                       ;   603.2 p0      14 x[0]
        vpxord zmm8, zmm8, zmm3                                    ;   604.2 p5      12 x[0]
        vpxord zmm9, zmm9, [rbp + 2496]                            ;   603.5 p5+p3   12 x[1]
        vpternlogd zmm6, zmm9, zmm8, 0x4b                          ;   605.2 p0      13 x
        vshufi32x4 zmm4, zmm10, zmm13, 0                           ;   604.5 p5      17 z[0]
        vmovdqu64 xmm13, [r8 + 192]                                ;   386.7 p10     17 z[0]
        vmovdqu64 xmm17, [r8 + 128]                                ;   386.8 p2      17 z[0]
        vshufi32x4 zmm13, zmm17, zmm13, 0                          ;   605.5 p5      17 z[0]
        vmovdqu64 zmm17, [rbp + 2432]                              ;   387.3 p3      12 x[1] reload
        vpxord zmm20, zmm7, [rbp + 2560]                           ;   605.2 p0+p2   12 x[3]
        vmovdqa64 zmm21, zmm20                                     ;   606.2         13 x copy
        vmovdqu64 xmm19, [r8 + 160]                                ;   388.5 p10     17 z[0]
        vshufi32x4 zmm4, zmm4, zmm13, 0x88                         ;   608.5 p5      17 z[0]
        vpternlogd zmm20, zmm5, zmm17, 0x96                        ;   606.2 p0      13 x
        vmovdqu64 xmm11, [r8 + 16]                                 ;   390.3 p3      17 z[0]
        vmovdqu64 xmm3, [r8 + 32]                                  ;   391.2 p2      17 z[0]
        vshufi32x4 zmm3, zmm3, zmm15, 0                            ;   607.5 p5      17 z[0]
        vprold zmm7, zmm22, 0x16                                   ;   607.2 p0      14 x[2]
        vpxord zmm2, zmm2, [rbp + 2624]                            ;   608.2 p0+p3   12 x[3]
        vpternlogd zmm9, zmm2, zmm8, 0x69                          ;   609.2 p5      13 x
        vpxord zmm2, zmm2, zmm6                                    ;   609.2 p0      13 x
        vpternlogd zmm8, zmm2, zmm9, 0xd2                          ;   610.2 p5      13 x
        vshufi32x4 zmm10, zmm11, zmm14, 0                          ;   610.5 p5      17 z[0]
        vmovdqu64 xmm14, [r8 + 208]                                ;   393.8 p10     17 z[0]
        vshufi32x4 zmm14, zmm18, zmm14, 0                          ;   611.5 p5      17 z[0]
        vmovdqa64 zmm18, zmm8                                      ;   611.2         13 x copy
        vmovdqu64 xmm15, [r8 + 224]                                ;   395.2 p2      17 z[0]
        vshufi32x4 zmm15, zmm19, zmm15, 0                          ;   612.5 p5      17 z[0]
        vpternlogd zmm18, zmm6, zmm9, 0x6a                         ;   611.2 p0      13 x
        vprold zmm2, zmm2, 3                                       ;   611.2 p0      14 x[2]
        vpternlogd zmm9, zmm8, zmm6, 0xe2                          ;   612.2 p0      13 x
        vmovdqu64 xmm22, [r8 + 304]                                ;   397.3 p3      17 z[0]
        vmovdqu64 xmm16, [r8 + 112]                                ;   398.2 p10     17 z[0]
        vmovdqu64 xmm12, [r8 + 48]                                 ;   398.3 p2      17 z[0]
        vpternlogd zmm17, zmm5, zmm1, 0xeb                         ;   613.2 p0      13 x
        vmovdqu64 xmm27, [r8 + 368]                                ;   399.2 p3      17 z[0]
        vprold zmm9, zmm9, 0xd                                     ;   614.2 p0      14 x[0]
        vmovdqu64 zmm30, [rbp + 8128]                              ;   399.5 p2      12 x[0] reload
        vmovdqu64 xmm24, [r8 + 336]                                ;   399.7 p10     17 z[0]
        vmovdqu64 xmm13, [r8 + 416]                                ;   400.2 p3      17 z[0]
        vpternlogd zmm7, zmm17, [rbp + 11520], 0x96                ;   614.2 p5+p2   13 x
        vpxord zmm21, zmm21, zmm7                                  ;   615.2 p5      13 x
        vshufi32x4 zmm11, zmm12, zmm16, 0                          ;   615.5 p5      17 z[0]
        vmovdqu64 xmm12, [r8 + 176]                                ;   402.3 p10     17 z[0]
        vshufi32x4 zmm10, zmm10, zmm14, 0x88                       ;   616.5 p5      17 z[0]
        vmovdqu64 xmm16, [r8 + 240]                                ;   404.2 p3      17 z[0]
        vmovdqu64 xmm5, [r8 + 256]                                 ;   405.2 p2      17 z[0]
        vmovdqu64 xmm23, [r8 + 320]                                ;   405.3 p10     17 z[0]
        vshufi32x4 zmm12, zmm12, zmm16, 0                          ;   617.5 p5      17 z[0]
        vshufi32x4 zmm11, zmm11, zmm12, 0x88                       ;   620.5 p5      17 z[0]
        vmovdqu64 xmm12, [r8 + 464]                                ;   406.3 p3      17 z[0]
        vmovdqa64 zmm19, zmm18                                     ;   612.2         13 x copy
        vpternlogd zmm19, zmm6, zmm6, 0xf3                         ;   615.2 p0      13 x
        vmovdqa64 zmm16, zmm1                                      ;   600.2         13 x copy
        vpxord zmm16, zmm16, zmm20                                 ;   616.2 p0      13 x
        vpxord zmm8, zmm8, zmm2                                    ;   617.2 p0      14 x[1]
        vpternlogd zmm8, zmm19, zmm9, 0x96                         ;   618.2 p0      14 x[1]
        vprold zmm6, zmm8, 1                                       ;   619.2 p0      14 x[1]
        vpslld zmm8, zmm9, 3                                       ;   620.2 p0      14 x[3]
        vshufi32x4 zmm3, zmm3, zmm15, 0x88                         ;   619.5 p5      17 z[0]
        vpternlogd zmm20, zmm1, zmm21, 0x8d                        ;   620.5 p5      13 x
        vmovdqa64 zmm25, zmm20                                     ;   621.5         13 x copy
        vpternlogd zmm25, zmm7, zmm16, 0x95                        ;   621.5 p0      13 x
        vpternlogd zmm16, zmm20, zmm7, 0x2e                        ;   621.5 p5      13 x
        vpternlogd zmm8, zmm18, zmm2, 0x96                         ;   622.2 p0      14 x[3]
        vpslld zmm18, zmm6, 7                                      ;   623.2 p0      14 x[2]
        vprold zmm1, zmm21, 3                                      ;   624.2 p0      14 x[2]
        vmovdqu64 xmm21, [r8 + 288]                                ;   414.2 p2      17 z[0]
        vprold zmm16, zmm16, 0xd                                   ;   625.2 p0      14 x[0]
        vprold zmm8, zmm8, 7                                       ;   626.2 p0      14 x[3]
        vmovdqu64 xmm29, [r8 + 400]                                ;   415.5 p10     17 z[0]
        vpternlogd zmm18, zmm2, zmm8, 0x96                         ;   627.2 p5      14 x[2]
        vpxord zmm20, zmm20, zmm1                                  ;   625.2 p5      14 x[1]
        vprold zmm18, zmm18, 0x16                                  ;   628.2 p0      14 x[2]
        vmovdqa64 zmm26, zmm25                                     ;   622.5         13 x copy
        vpternlogd zmm9, zmm8, zmm6, 0x96                          ;   627.2 p5      14 x[0]
        vmovdqu64 zmm2, [rbp + 8192]                               ;   418.7 p3      12 x[1] reload
        vpxord zmm6, zmm6, zmm2                                    ;   625.5 p5      12 x[1]
        vmovdqu64 xmm14, [r8 + 432]                                ;   419.0 p2      17 z[0]
        vmovdqu64 zmm19, [rbp + 8256]                              ;   419.7 p3      12 x[2] reload
        vpxord zmm18, zmm18, zmm19                                 ;   629.2 p5      12 x[2]
        vmovdqa64 zmm31, zmm18                                     ;   630.2         13 x copy
        vshufi32x4 zmm5, zmm5, zmm23, 0                            ;   627.5 p5      17 z[0]
        vmovdqu64 xmm15, [r8 + 448]                                ;   420.7 p10     17 z[0]
        vmovdqu64 xmm28, [r8 + 384]                                ;   420.8 p2      17 z[0]
        vprold zmm9, zmm9, 5                                       ;   628.2 p0      14 x[0]
        vpternlogd zmm26, zmm7, zmm7, 0xf3                         ;   628.5 p5      13 x
        vmovdqu64 xmm7, [r8 + 352]                                 ;   422.2 p3      17 z[0]
        vpternlogd zmm20, zmm26, zmm16, 0x96                       ;   629.5 p0      14 x[1]
        vpslld zmm26, zmm16, 3                                     ;   630.2 p0      14 x[3]
        vshufi32x4 zmm7, zmm21, zmm7, 0                            ;   629.5 p5      17 z[0]
        vshufi32x4 zmm21, zmm22, zmm27, 0                          ;   630.5 p5      17 z[0]
        vmovdqu64 xmm22, [r8 + 480]                                ;   425.2 p10     17 z[0]
        vshufi32x4 zmm13, zmm13, zmm22, 0                          ;   631.5 p5      17 z[0]
        vprold zmm20, zmm20, 1                                     ;   631.2 p0      14 x[1]
        vmovdqu64 xmm22, [r8 + 496]                                ;   428.2 p2      17 z[0]
        vshufi32x4 zmm14, zmm14, zmm22, 0                          ;   632.5 p5      17 z[0]
        vpternlogd zmm26, zmm25, zmm1, 0x96                        ;   632.2 p0      14 x[3]
        vprold zmm26, zmm26, 7                                     ;   633.2 p0      14 x[3]
        vpternlogd zmm16, zmm26, zmm20, 0x96                       ;   634.2 p5      14 x[0]
        vprold zmm16, zmm16, 5                                     ;   635.2 p0      14 x[0]
        vshufi32x4 zmm7, zmm7, zmm13, 0x88                         ;   634.5 p5      17 z[0]
        vpslld zmm22, zmm20, 7                                     ;   635.2 p0      14 x[2]
        vpternlogd zmm22, zmm1, zmm26, 0x96                        ;   636.2 p5      14 x[2]
        vprold zmm1, zmm22, 0x16                                   ;   637.2 p0      14 x[2]
        vpxord zmm19, zmm19, zmm1                                  ;   638.2 p5      12 x[2]
        vmovdqa64 zmm1, zmm19                                      ;   639.2         13 x copy
        vpternlogd zmm1, zmm16, zmm30, 0x60                        ;   639.2 p0      13 x
        vmovdqu64 zmm25, [rbp + 8640]                              ;   432.5 p3      12 x[2] reload
        vpternlogd zmm16, zmm30, zmm19, 0x96                       ;   639.2 p5      13 x
        vshufi32x4 zmm13, zmm21, zmm14, 0x88                       ;   638.5 p5      17 z[0]
        vpxord zmm2, zmm2, zmm20                                   ;   638.2 p0      12 x[1]
        vpternlogd zmm31, zmm9, zmm30, 0x60                        ;   639.2 p0      13 x
        vmovdqu64 xmm17, [r8 + 272]                                ;   434.7 p10     17 z[0]
        vpternlogd zmm1, zmm26, [rbp + 8320], 0x69                 ;   640.2 p5+p2   13 x
        vpternlogd zmm9, zmm18, zmm30, 0x96                        ;   640.2 p0      13 x
        vpternlogd zmm16, zmm1, zmm2, 0x87                         ;   641.2 p5      13 x
        vmovdqu64 zmm23, [rbp + 8448]                              ;   436.2 p3      12 x[1] reload
        vshufi32x4 zmm12, zmm29, zmm12, 0                          ;   641.5 p5      17 z[0]
        vpternlogd zmm31, zmm8, [rbp + 8320], 0x69                 ;   641.2 p0+p2   13 x
        vmovdqa64 zmm8, zmm31                                      ;   642.2         13 x copy
        vpternlogd zmm8, zmm18, zmm6, 0x35                         ;   642.2 p0      13 x
        vpternlogd zmm18, zmm6, zmm31, 0x69                        ;   642.5 p5      13 x
        vpternlogd zmm9, zmm31, zmm6, 0x87                         ;   643.2 p0      13 x
        vprold zmm6, zmm18, 0xd                                    ;   644.2 p0      14 x[0]
        vpternlogd zmm31, zmm9, zmm8, 0x2d                         ;   644.2 p5      13 x
        vprold zmm18, zmm31, 3                                     ;   645.2 p0      14 x[2]
        vpternlogd zmm8, zmm18, zmm6, 0x96                         ;   646.2 p5      14 x[1]
        vpternlogd zmm8, zmm31, zmm9, 0x4b                         ;   647.2 p5      14 x[1]
        vpslld zmm31, zmm6, 3                                      ;   646.2 p0      14 x[3]
        vprold zmm8, zmm8, 1                                       ;   648.2 p0      14 x[1]
        vpternlogd zmm31, zmm9, zmm18, 0x96                        ;   647.2 p5      14 x[3]
        vprold zmm9, zmm31, 7                                      ;   648.2 p0      14 x[3]
        vpternlogd zmm6, zmm8, zmm9, 0x96                          ;   649.2 p5      14 x[0]
        vpslld zmm31, zmm8, 7                                      ;   649.2 p0      14 x[2]
        vpternlogd zmm31, zmm18, zmm9, 0x96                        ;   650.2 p5      14 x[2]
        vprold zmm18, zmm31, 0x16                                  ;   651.2 p0      14 x[2]
        vpxord zmm18, zmm18, zmm25                                 ;   652.2 p5      12 x[2]
        vpxord zmm8, zmm8, zmm23                                   ;   650.5 p5      12 x[1]
        vprold zmm6, zmm6, 5                                       ;   651.2 p0      14 x[0]
        vpunpckldq zmm31, zmm4, zmm10                              ;   651.5 p5      17 z[0]
        vpunpckhdq zmm4, zmm4, zmm10                               ;   652.5 p5      17 z[0]
        vpunpckldq zmm10, zmm3, zmm11                              ;   653.5 p5      17 z[0]
        vpunpckhdq zmm3, zmm3, zmm11                               ;   654.5 p5      17 z[0]
        vshufi32x4 zmm11, zmm28, zmm15, 0                          ;   655.5 p5      17 z[0]
        vshufi32x4 zmm15, zmm17, zmm24, 0                          ;   656.5 p5      17 z[0]
        vmovdqu64 zmm24, [rbp + 8768]                              ;   449.5 p3      12 x[3] reload
        vpxord zmm9, zmm9, zmm24                                   ;   652.2 p0      12 x[3]
        vmovdqu64 zmm17, [rbp + 8384]                              ;   450.7 p2      12 x[0] reload
        vmovdqa64 zmm20, zmm9                                      ;   653.2         13 x copy
        vpxord zmm6, zmm6, zmm17                                   ;   653.2 p0      12 x[0]
        vpternlogd zmm20, zmm8, zmm6, 0x72                         ;   654.2 p0      13 x
        vpternlogd zmm9, zmm8, zmm6, 0x1e                          ;   655.2 p0      13 x
        vmovdqa64 zmm8, zmm1                                       ;   641.2         13 x copy
        vpternlogd zmm8, zmm19, zmm2, 0x35                         ;   656.2 p0      13 x
        vpternlogd zmm19, zmm2, zmm1, 0x69                         ;   657.2 p0      13 x
        vpternlogd zmm1, zmm16, zmm8, 0x2d                         ;   657.5 p5      13 x
        vprold zmm2, zmm19, 0xd                                    ;   658.2 p0      14 x[0]
        vprold zmm19, zmm1, 3                                      ;   659.2 p0      14 x[2]
        vpternlogd zmm8, zmm19, zmm2, 0x96                         ;   660.2 p5      14 x[1]
        vpternlogd zmm8, zmm1, zmm16, 0x4b                         ;   661.2 p5      14 x[1]
        vprold zmm1, zmm8, 1                                       ;   662.2 p0      14 x[1]
        vpslld zmm8, zmm2, 3                                       ;   661.2 p0      14 x[3]
        vpternlogd zmm8, zmm16, zmm19, 0x96                        ;   662.2 p5      14 x[3]
        vprold zmm8, zmm8, 7                                       ;   663.2 p0      14 x[3]
        vpxord zmm24, zmm24, zmm8                                  ;   664.2 p5      12 x[3]
        vpternlogd zmm2, zmm1, zmm8, 0x96                          ;   664.2 p5      14 x[0]
        vpxord zmm23, zmm23, zmm1                                  ;   663.2 p0      12 x[1]
        vprold zmm2, zmm2, 5                                       ;   665.2 p0      14 x[0]
        vpxord zmm17, zmm17, zmm2                                  ;   666.2 p5      12 x[0]
        vpternlogd zmm9, zmm20, zmm18, 0xd2                        ;   664.5 p5      13 x
        vpslld zmm2, zmm1, 7                                       ;   665.2 p0      14 x[2]
        vpternlogd zmm2, zmm19, zmm8, 0x96                         ;   666.2 p5      14 x[2]
        vprold zmm1, zmm2, 0x16                                    ;   667.2 p0      14 x[2]
        vpxord zmm25, zmm25, zmm1                                  ;   668.2 p5      12 x[2]
        vmovdqa64 zmm1, zmm9                                       ;   665.5         13 x copy
        vpternlogd zmm1, zmm20, zmm6, 0xf1                         ;   667.2 p0      13 x
        vpternlogd zmm1, zmm18, zmm20, 0x69                        ;   668.2 p5      13 x
        vshufi32x4 zmm8, zmm15, zmm12, 0x88                        ;   668.5 p5      17 z[0]
        vprold zmm15, zmm1, 3                                      ;   669.2 p0      14 x[2]
        vshufi32x4 zmm5, zmm5, zmm11, 0x88                         ;   669.5 p5      17 z[0]
        vpternlogd zmm6, zmm9, zmm20, 0xb4                         ;   669.2 p0      13 x
        vmovdqa64 zmm11, zmm6                                      ;   670.2         13 x copy
        vpternlogd zmm11, zmm1, zmm20, 0xb8                        ;   670.2 p0      13 x
        vpternlogd zmm1, zmm20, zmm15, 0x96                        ;   670.5 p5      14 x[1]
        vprold zmm11, zmm11, 0xd                                   ;   671.2 p0      14 x[0]
        vpternlogd zmm1, zmm6, zmm11, 0x96                         ;   672.2 p5      14 x[1]
        vprold zmm1, zmm1, 1                                       ;   673.2 p0      14 x[1]
        vmovdqa64 zmm2, zmm24                                      ;   665.2         13 x copy
        vpternlogd zmm24, zmm23, zmm17, 0x1e                       ;   672.5 p5      13 x
        vmovdqu64 zmm18, [rbp + 9024]                              ;   467.5 p3      12 x[3] reload
        vpternlogd zmm2, zmm23, zmm17, 0x72                        ;   673.2 p0      13 x
        vpternlogd zmm24, zmm2, zmm25, 0xd2                        ;   674.2 p5      13 x
        vmovdqa64 zmm12, zmm24                                     ;   675.2         13 x copy
        vpslld zmm16, zmm1, 7                                      ;   674.2 p0      14 x[2]
        vmovdqu64 zmm19, [rbp + 8960]                              ;   468.5 p2      12 x[2] reload
        vpslld zmm6, zmm11, 3                                      ;   675.2 p0      14 x[3]
        vpternlogd zmm6, zmm9, zmm15, 0x96                         ;   676.2 p5      14 x[3]
        vprold zmm6, zmm6, 7                                       ;   677.2 p0      14 x[3]
        vpternlogd zmm11, zmm6, zmm1, 0x96                         ;   678.2 p5      14 x[0]
        vpternlogd zmm16, zmm15, zmm6, 0x96                        ;   678.2 p5      14 x[2]
        vprold zmm16, zmm16, 0x16                                  ;   679.2 p0      14 x[2]
        vmovdqu64 zmm15, [rbp + 8896]                              ;   471.3 p3      12 x[1] reload
        vpxord zmm16, zmm16, zmm19                                 ;   680.2 p5      13 x
        vpxord zmm6, zmm6, zmm18                                   ;   678.2 p0      12 x[3]
        vprold zmm9, zmm11, 5                                      ;   679.2 p0      14 x[0]
        vpxord zmm1, zmm1, zmm15                                   ;   678.5 p5      12 x[1]
        vmovdqu64 zmm11, [rbp + 8832]                              ;   474.5 p2      12 x[0] reload
        vpxord zmm9, zmm9, zmm11                                   ;   680.2 p5      12 x[0]
        vpternlogd zmm16, zmm6, zmm9, 0x4b                         ;   681.2 p0      13 x
        vpternlogd zmm12, zmm2, zmm17, 0x3d                        ;   680.5 p5      13 x
        vpternlogd zmm17, zmm24, zmm2, 0xb4                        ;   681.2 p0      13 x
        vmovdqa64 zmm14, zmm17                                     ;   682.2         13 x copy
        vpternlogd zmm12, zmm25, zmm25, 0xc3                       ;   681.5 p5      13 x
        vpternlogd zmm14, zmm12, zmm2, 0xb8                        ;   682.5 p0      13 x
        vprold zmm20, zmm12, 3                                     ;   683.2 p0      14 x[2]
        vpternlogd zmm12, zmm2, zmm20, 0x96                        ;   684.2 p5      14 x[1]
        vprold zmm14, zmm14, 0xd                                   ;   684.2 p0      14 x[0]
        vpternlogd zmm12, zmm17, zmm14, 0x96                       ;   685.2 p5      14 x[1]
        vpternlogd zmm9, zmm16, zmm1, 0x78                         ;   684.5 p5      13 x
        vpord zmm21, zmm6, zmm9                                    ;   685.5 p0      13 x
        vpternlogd zmm6, zmm9, zmm16, 0x69                         ;   685.5 p5      13 x
        vpternlogd zmm16, zmm1, zmm6, 0x78                         ;   686.5 p0      13 x
        vprold zmm2, zmm12, 1                                      ;   687.2 p0      14 x[1]
        vpslld zmm12, zmm14, 3                                     ;   688.2 p0      14 x[3]
        vpternlogd zmm12, zmm24, zmm20, 0x96                       ;   689.2 p5      14 x[3]
        vprold zmm12, zmm12, 7                                     ;   690.2 p0      14 x[3]
        vpxord zmm17, zmm1, zmm9                                   ;   687.5 p5      13 x
        vpxord zmm15, zmm15, zmm2                                  ;   688.5 p5      12 x[1]
        vpternlogd zmm14, zmm12, zmm2, 0x96                        ;   691.2 p5      14 x[0]
        vprold zmm1, zmm16, 0xd                                    ;   690.2 p0      14 x[0]
        vprold zmm14, zmm14, 5                                     ;   692.2 p0      14 x[0]
        vpxord zmm11, zmm11, zmm14                                 ;   693.2 p5      12 x[0]
        vpternlogd zmm17, zmm21, zmm6, 0xb4                        ;   691.5 p5      13 x
        vpternlogd zmm9, zmm17, zmm16, 0x1e                        ;   692.5 p0      13 x
        vpxord zmm18, zmm18, zmm12                                 ;   692.5 p5      12 x[3]
        vprold zmm9, zmm9, 3                                       ;   693.5 p0      14 x[2]
        vpternlogd zmm17, zmm9, zmm1, 0x96                         ;   694.5 p5      14 x[1]
        vprold zmm16, zmm17, 1                                     ;   695.5 p0      14 x[1]
        vpunpcklqdq zmm17, zmm4, zmm3                              ;   694.5 p5      17 z[0]
        vpunpckhqdq zmm3, zmm4, zmm3                               ;   695.5 p5      17 z[0]
        vpslld zmm4, zmm2, 7                                       ;   695.2 p0      14 x[2]
        vpternlogd zmm4, zmm20, zmm12, 0x96                        ;   696.2 p0      14 x[2]
        vprold zmm2, zmm4, 0x16                                    ;   697.2 p0      14 x[2]
        vpxord zmm19, zmm19, zmm2                                  ;   698.2 p5      13 x
        vpternlogd zmm19, zmm18, zmm11, 0x4b                       ;   699.2 p5      13 x
        vpternlogd zmm11, zmm19, zmm15, 0x78                       ;   700.2 p0      13 x
        vpord zmm12, zmm18, zmm11                                  ;   701.2 p5      13 x
        vpternlogd zmm18, zmm11, zmm19, 0x69                       ;   701.2 p0      13 x
        vpslld zmm4, zmm1, 3                                       ;   700.2 p0      14 x[3]
        vpxord zmm2, zmm15, zmm11                                  ;   701.2 p5      13 x
        vpternlogd zmm19, zmm15, zmm18, 0x78                       ;   702.2 p5      13 x
        vpternlogd zmm2, zmm12, zmm18, 0xb4                        ;   702.2 p0      13 x
        vpternlogd zmm11, zmm2, zmm19, 0x1e                        ;   703.2 p5      13 x
        vpternlogd zmm4, zmm6, zmm9, 0x96                          ;   702.2 p0      14 x[3]
        vprold zmm4, zmm4, 7                                       ;   703.2 p0      14 x[3]
        vpslld zmm15, zmm16, 7                                     ;   704.2 p0      14 x[2]
        vprold zmm11, zmm11, 3                                     ;   705.2 p0      14 x[2]
        vpternlogd zmm15, zmm9, zmm4, 0x96                         ;   705.2 p5      14 x[2]
        vmovdqu64 zmm6, [rbp + 9088]                               ;   499.3 p3      12 x[0] reload
        vprold zmm9, zmm15, 0x16                                   ;   706.2 p0      14 x[2]
        vprold zmm12, zmm19, 0xd                                   ;   707.2 p0      14 x[0]
        vpslld zmm15, zmm12, 3                                     ;   708.2 p0      14 x[3]
        vpternlogd zmm2, zmm11, zmm12, 0x96                        ;   708.2 p5      14 x[1]
        vprold zmm2, zmm2, 1                                       ;   709.2 p0      14 x[1]
        vpternlogd zmm15, zmm18, zmm11, 0x96                       ;   709.2 p5      14 x[3]
        vprold zmm15, zmm15, 7                                     ;   710.2 p0      14 x[3]
        vpternlogd zmm12, zmm15, zmm2, 0x96                        ;   711.2 p5      14 x[0]
        vprold zmm12, zmm12, 5                                     ;   712.2 p0      14 x[0]
        vpternlogd zmm1, zmm4, zmm16, 0x96                         ;   706.5 p5      14 x[0]
        vprold zmm1, zmm1, 5                                       ;   712.2 p0      14 x[0]
        vpxord zmm1, zmm1, zmm6                                    ;   713.2 p5      12 x[0]
        vpxord zmm9, zmm9, [rbp + 11840]                           ;   708.5 p5+p2   13 x
        vpxord zmm16, zmm16, [rbp + 2752]                          ;   709.5 p5+p3   12 x[1]
        vpternlogd zmm9, zmm16, zmm1, 0x4b                         ;   714.2 p5      13 x
        vpaddd zmm0, zmm0, [rel serpent_ctr.T0_constants512 + 640] ;   711.5 p5+p2    9 blocks
        vpunpcklqdq zmm14, zmm31, zmm10                            ;   712.5 p5      17 z[0]
        vpxord zmm4, zmm4, [rbp + 2880]                            ;   713.2 p0+p3   12 x[3]
        vpternlogd zmm16, zmm9, zmm4, 0x78                         ;   715.2 p5      13 x
        vpxord zmm6, zmm6, zmm12                                   ;   714.2 p0      12 x[0]
        vmovdqa64 zmm18, zmm16                                     ;   716.2         13 x copy
        vpternlogd zmm18, zmm9, zmm1, 0xb3                         ;   716.2 p5      13 x
        vpternlogd zmm18, zmm4, zmm1, 0x69                         ;   717.2 p0      13 x
        vpslld zmm12, zmm2, 7                                      ;   716.2 p0      14 x[2]
        vpternlogd zmm12, zmm11, zmm15, 0x96                       ;   717.2 p5      14 x[2]
        vprold zmm11, zmm12, 0x16                                  ;   718.2 p0      14 x[2]
        vpunpckldq zmm12, zmm5, zmm8                               ;   716.5 p5      17 z[0]
        vpunpckhdq zmm5, zmm5, zmm8                                ;   717.5 p5      17 z[0]
        vpunpckldq zmm8, zmm7, zmm13                               ;   718.5 p5      17 z[0]
        vpunpckhdq zmm7, zmm7, zmm13                               ;   719.5 p5      17 z[0]
        vmovdqa64 zmm13, zmm16                                     ;   716.2         13 x copy
        vpternlogd zmm13, zmm9, zmm1, 0x96                         ;   718.2 p0      13 x
        vpxord zmm15, zmm15, [rbp + 2816]                          ;   719.2 p0+p2   12 x[3]
        vmovdqu64 zmm20, [rbp + 9344]                              ;   514.3 p3      12 x[2] reload
        vpternlogd zmm9, zmm13, zmm4, 0xd2                         ;   720.2 p0      13 x
        vprold zmm1, zmm9, 0xd                                     ;   721.2 p0      14 x[0]
        vpxord zmm11, zmm11, [rbp + 11776]                         ;   720.5 p5+p2   13 x
        vpxord zmm2, zmm2, [rbp + 2688]                            ;   721.5 p5+p3   12 x[1]
        vpternlogd zmm11, zmm2, zmm6, 0x4b                         ;   722.5 p0      13 x
        vpternlogd zmm16, zmm18, zmm9, 0x4b                        ;   722.5 p5      13 x
        vprold zmm4, zmm16, 3                                      ;   723.5 p0      14 x[2]
        vpternlogd zmm13, zmm4, zmm1, 0x96                         ;   724.5 p5      14 x[1]
        vmovdqu64 zmm19, [rbp + 9472]                              ;   519.2 p2      12 x[3] reload
        vprold zmm9, zmm13, 1                                      ;   725.5 p0      14 x[1]
        vpslld zmm13, zmm1, 3                                      ;   725.2 p0      14 x[3]
        vpternlogd zmm13, zmm18, zmm4, 0x96                        ;   726.2 p5      14 x[3]
        vprold zmm13, zmm13, 7                                     ;   727.2 p0      14 x[3]
        vpslld zmm18, zmm9, 7                                      ;   727.2 p0      14 x[2]
        vpternlogd zmm18, zmm4, zmm13, 0x96                        ;   728.2 p5      14 x[2]
        vmovdqu64 zmm4, [rbp + 9216]                               ;   522.5 p3      12 x[1] reload
        vpternlogd zmm1, zmm13, zmm9, 0x96                         ;   728.2 p5      14 x[0]
        vpxord zmm9, zmm9, zmm4                                    ;   727.5 p5      12 x[1]
        vpternlogd zmm2, zmm11, zmm15, 0x78                        ;   728.2 p0      13 x
        vmovdqa64 zmm22, zmm2                                      ;   729.2         13 x copy
        vmovdqu64 zmm16, [rbp + 9152]                              ;   523.3 p2      12 x[0] reload
        vprold zmm18, zmm18, 0x16                                  ;   729.2 p0      14 x[2]
        vpxord zmm18, zmm18, zmm20                                 ;   730.2 p5      13 x
        vpternlogd zmm22, zmm11, zmm6, 0xb3                        ;   729.5 p5      13 x
        vpxord zmm13, zmm13, zmm19                                 ;   730.2 p0      12 x[3]
        vprold zmm1, zmm1, 5                                       ;   731.2 p0      14 x[0]
        vpxord zmm1, zmm1, zmm16                                   ;   732.2 p5      12 x[0]
        vpternlogd zmm18, zmm13, zmm1, 0x78                        ;   733.2 p5      13 x
        vpxord zmm21, zmm9, zmm18                                  ;   734.2 p0      13 x
        vpternlogd zmm13, zmm21, zmm1, 0x69                        ;   735.2 p5      13 x
        vpternlogd zmm9, zmm1, zmm13, 0x39                         ;   736.2 p0      13 x
        vmovdqa64 zmm1, zmm2                                       ;   729.2         13 x copy
        vpternlogd zmm1, zmm11, zmm6, 0x96                         ;   733.5 p5      13 x
        vpternlogd zmm11, zmm1, zmm15, 0xd2                        ;   734.5 p0      13 x
        vpternlogd zmm22, zmm15, zmm6, 0x69                        ;   734.5 p5      13 x
        vpternlogd zmm2, zmm22, zmm11, 0x4b                        ;   735.5 p0      13 x
        vprold zmm2, zmm2, 3                                       ;   736.5 p0      14 x[2]
        vprold zmm6, zmm11, 0xd                                    ;   737.2 p0      14 x[0]
        vpslld zmm11, zmm6, 3                                      ;   738.2 p0      14 x[3]
        vpternlogd zmm11, zmm22, zmm2, 0x96                        ;   739.2 p5      14 x[3]
        vprold zmm11, zmm11, 7                                     ;   740.2 p0      14 x[3]
        vpternlogd zmm1, zmm2, zmm6, 0x96                          ;   738.2 p5      14 x[1]
        vprold zmm1, zmm1, 1                                       ;   740.2 p0      14 x[1]
        vpternlogd zmm6, zmm11, zmm1, 0x96                         ;   741.2 p5      14 x[0]
        vpxord zmm4, zmm4, zmm1                                    ;   741.2 p5      12 x[1]
        vprold zmm6, zmm6, 5                                       ;   742.2 p0      14 x[0]
        vpxord zmm16, zmm16, zmm6                                  ;   743.2 p5      12 x[0]
        vpslld zmm6, zmm1, 7                                       ;   742.2 p0      14 x[2]
        vpternlogd zmm6, zmm2, zmm11, 0x96                         ;   743.2 p5      14 x[2]
        vprold zmm1, zmm6, 0x16                                    ;   744.2 p0      14 x[2]
        vpxord zmm20, zmm20, zmm1                                  ;   745.2 p5      13 x
        vpunpcklqdq zmm1, zmm12, zmm8                              ;   742.5 p5      17 z[0]
        vpunpckhqdq zmm2, zmm12, zmm8                              ;   743.5 p5      17 z[0]
        vmovdqa64 zmm8, zmm9                                       ;   737.2         13 x copy
        vpternlogd zmm8, zmm13, zmm18, 0x4e                        ;   744.2 p0      13 x
        vprold zmm8, zmm8, 0xd                                     ;   745.2 p0      14 x[0]
        vpxord zmm19, zmm19, zmm11                                 ;   744.5 p5      12 x[3]
        vmovdqa64 zmm11, zmm9                                      ;   737.2         13 x copy
        vpternlogd zmm11, zmm13, zmm18, 0x9c                       ;   745.5 p5      13 x
        vprold zmm11, zmm11, 3                                     ;   746.5 p0      14 x[2]
        vpternlogd zmm9, zmm13, zmm18, 0x3a                        ;   746.5 p5      14 x[3]
        vpslld zmm13, zmm8, 3                                      ;   747.2 p0      14 x[3]
        vpternlogd zmm13, zmm9, zmm11, 0x96                        ;   748.2 p5      14 x[3]
        vprold zmm9, zmm13, 7                                      ;   749.2 p0      14 x[3]
        vpternlogd zmm21, zmm8, zmm11, 0x69                        ;   748.5 p5      14 x[1]
        vprold zmm12, zmm21, 1                                     ;   749.5 p0      14 x[1]
        vpternlogd zmm8, zmm9, zmm12, 0x96                         ;   750.5 p5      14 x[0]
        vpunpcklqdq zmm6, zmm5, zmm7                               ;   750.5 p5      17 z[0]
        vpslld zmm15, zmm12, 7                                     ;   750.5 p0      14 x[2]
        vmovdqu64 zmm18, [rbp + 9664]                              ;   544.2 p3      12 x[2] reload
        vpternlogd zmm20, zmm19, zmm16, 0x78                       ;   751.2 p0      13 x
        vpunpckhqdq zmm5, zmm5, zmm7                               ;   751.5 p5      17 z[0]
        vmovdqa64 zmm7, zmm20                                      ;   752.2         13 x copy
        vpternlogd zmm7, zmm4, zmm4, 0xc3                          ;   752.2 p0      13 x
        vpternlogd zmm15, zmm11, zmm9, 0x96                        ;   752.5 p5      14 x[2]
        vprold zmm8, zmm8, 5                                       ;   753.2 p0      14 x[0]
        vmovdqu64 zmm13, [rbp + 9536]                              ;   547.2 p2      12 x[0] reload
        vprold zmm15, zmm15, 0x16                                  ;   754.2 p0      14 x[2]
        vpternlogd zmm19, zmm7, zmm16, 0x96                        ;   753.5 p5      13 x
        vmovdqu64 zmm11, [rbp + 9600]                              ;   549.3 p3      12 x[1] reload
        vpternlogd zmm4, zmm16, zmm19, 0x39                        ;   754.5 p5      13 x
        vmovdqa64 zmm21, zmm4                                      ;   755.5         13 x copy
        vpternlogd zmm21, zmm19, zmm20, 0x4e                       ;   755.5 p0      13 x
        vprold zmm21, zmm21, 0xd                                   ;   756.5 p0      14 x[0]
        vpxord zmm15, zmm15, zmm18                                 ;   755.5 p5      12 x[2]
        vmovdqa64 zmm22, zmm4                                      ;   755.5         13 x copy
        vpternlogd zmm22, zmm19, zmm20, 0x9c                       ;   756.5 p5      13 x
        vpternlogd zmm4, zmm19, zmm20, 0x3a                        ;   757.2 p0      14 x[3]
        vprold zmm19, zmm22, 3                                     ;   758.2 p0      14 x[2]
        vpternlogd zmm7, zmm21, zmm19, 0x96                        ;   759.2 p5      14 x[1]
        vpslld zmm20, zmm21, 3                                     ;   759.2 p0      14 x[3]
        vpternlogd zmm20, zmm4, zmm19, 0x96                        ;   760.2 p5      14 x[3]
        vprold zmm7, zmm7, 1                                       ;   760.2 p0      14 x[1]
        vpxord zmm8, zmm8, zmm13                                   ;   759.5 p5      12 x[0]
        vmovdqu64 zmm16, [rbp + 9728]                              ;   553.5 p2      12 x[3] reload
        vpxord zmm9, zmm9, zmm16                                   ;   760.5 p5      12 x[3]
        vprold zmm4, zmm20, 7                                      ;   761.2 p0      14 x[3]
        vpternlogd zmm21, zmm4, zmm7, 0x96                         ;   762.2 p5      14 x[0]
        vprold zmm20, zmm21, 5                                     ;   763.2 p0      14 x[0]
        vpxord zmm13, zmm13, zmm20                                 ;   764.2 p5      12 x[0]
        vpslld zmm20, zmm7, 7                                      ;   763.2 p0      14 x[2]
        vpxord zmm16, zmm16, zmm4                                  ;   763.5 p5      12 x[3]
        vpternlogd zmm20, zmm19, zmm4, 0x96                        ;   764.2 p0      14 x[2]
        vpxord zmm12, zmm12, zmm11                                 ;   764.5 p5      12 x[1]
        vpxord zmm11, zmm11, zmm7                                  ;   765.2 p0      12 x[1]
        vprold zmm4, zmm20, 0x16                                   ;   766.2 p0      14 x[2]
        vpxord zmm18, zmm18, zmm4                                  ;   767.2 p5      12 x[2]
        vmovdqa64 zmm7, zmm9                                       ;   761.5         13 x copy
        vmovdqa64 zmm4, zmm9                                       ;   761.5         13 x copy
        vpternlogd zmm7, zmm15, zmm12, 0x4b                        ;   766.5 p5      13 x
        vpternlogd zmm4, zmm15, zmm8, 0xc6                         ;   767.2 p0      13 x
        vpxord zmm6, zmm6, [rbp + 3264]                            ;   767.5 p5+p3   17 z[2]
        lea r10, [r9 + 512]                                        ;   561.0 p1       9 blocks
        vpternlogd zmm1, zmm7, [rbp + 3008], 0x96                  ;   768.2 p0+p2   17 z[0]
        vpunpckhqdq zmm10, zmm31, zmm10                            ;   768.5 p5      17 z[0]
        add r8, 0x200                                              ;   563.2 p6       9 blocks
        vpternlogd zmm9, zmm15, zmm8, 0x94                         ;   769.2 p0      13 x
        vpandd zmm15, zmm15, zmm8                                  ;   769.5 p5      13 x
        vpternlogd zmm4, zmm15, zmm12, 0x1e                        ;   770.5 p0      13 x
        vpternlogd zmm9, zmm12, zmm4, 0x78                         ;   771.5 p5      13 x
        vpternlogd zmm8, zmm9, zmm7, 0xd2                          ;   772.5 p0      13 x
        vmovdqa64 zmm12, zmm8                                      ;   773.5         13 x copy
        vpternlogd zmm12, zmm4, zmm7, 0x48                         ;   773.5 p5      13 x
        vpternlogd zmm6, zmm12, zmm7, 0x96                         ;   774.5 p0      17 z[2]
        vmovdqa64 zmm12, zmm16                                     ;   764.5         13 x copy
        vmovdqa64 zmm15, zmm16                                     ;   764.5         13 x copy
        vmovdqu64 zmm7, [rbp + 9856]                               ;   569.3 p3      17 z[1] reload
        vpternlogd zmm1, zmm8, zmm4, 0x1e                          ;   773.5 p5      17 z[0]
        vpternlogd zmm2, zmm9, zmm7, 0x96                          ;   773.2 p0      17 z[1]
        vpternlogd zmm16, zmm18, zmm13, 0x94                       ;   773.5 p5      13 x
        vpternlogd zmm15, zmm18, zmm11, 0x4b                       ;   774.2 p0      13 x
        vpternlogd zmm14, zmm15, [rbp + 2944], 0x96                ;   775.2 p5+p2   17 z[0]
        vpternlogd zmm12, zmm18, zmm13, 0xc6                       ;   775.2 p0      13 x
        vpternlogd zmm17, zmm15, [rbp + 3072], 0x96                ;   775.5 p5+p3   17 z[2]
        vpandd zmm18, zmm18, zmm13                                 ;   776.2 p0      13 x
        vpternlogd zmm12, zmm18, zmm11, 0x1e                       ;   777.2 p5      13 x
        vpternlogd zmm16, zmm11, zmm12, 0x78                       ;   778.2 p0      13 x
        vpternlogd zmm10, zmm7, zmm16, 0x96                        ;   779.2 p5      17 z[1]
        vpunpckldq zmm7, zmm1, zmm2                                ;   778.5 p5      18 dst
        vpunpckhdq zmm1, zmm1, zmm2                                ;   779.5 p5      18 dst
        vmovdqu64 zmm2, [rbp + 9984]                               ;   574.3 p2      17 z[3] reload
        vpternlogd zmm3, zmm2, zmm12, 0x96                         ;   778.2 p0      17 z[3]
        vpternlogd zmm13, zmm16, zmm15, 0xd2                       ;   779.2 p0      13 x
        vpxord zmm11, zmm13, zmm15                                 ;   780.2 p0      13 x
        vpternlogd zmm5, zmm4, zmm2, 0x96                          ;   780.5 p5      17 z[3]
        vpunpckldq zmm2, zmm6, zmm5                                ;   781.5 p5      18 dst
        vpunpckhdq zmm4, zmm6, zmm5                                ;   782.5 p5      18 dst
        vpunpcklqdq zmm5, zmm7, zmm2                               ;   783.5 p5      18 dst
        vpternlogd zmm17, zmm11, zmm12, 0x78                       ;   781.2 p0      17 z[2]
        vpunpckldq zmm8, zmm17, zmm3                               ;   784.5 p5      18 dst
        vpunpckhdq zmm3, zmm17, zmm3                               ;   785.5 p5      18 dst
        vpunpckhqdq zmm2, zmm7, zmm2                               ;   786.5 p5      18 dst
        vmovdqu64 [r9 + 272], xmm2                                 ;   787.5 p7+p4   18 dst
        vpunpcklqdq zmm6, zmm1, zmm4                               ;   787.5 p5      18 dst
        vpunpckhqdq zmm1, zmm1, zmm4                               ;   788.5 p5      18 dst
        vmovdqu64 [r9 + 288], xmm6                                 ;   788.5 p8+p9   18 dst
        vmovdqu64 [r9 + 304], xmm1                                 ;   789.5 p7+p4   18 dst
        vmovdqu64 [r9 + 256], xmm5                                 ;   784.5 p8+p9   18 dst
        vpternlogd zmm14, zmm13, zmm12, 0x1e                       ;   782.2 p0      17 z[0]
        vpunpckldq zmm4, zmm14, zmm10                              ;   789.5 p5      18 dst
        vpunpcklqdq zmm9, zmm4, zmm8                               ;   790.5 p5      18 dst
        vpunpckhqdq zmm4, zmm4, zmm8                               ;   791.5 p5      18 dst
        vpunpckhdq zmm7, zmm14, zmm10                              ;   792.5 p5      18 dst
        vpunpcklqdq zmm8, zmm7, zmm3                               ;   793.5 p5      18 dst
        vpunpckhqdq zmm3, zmm7, zmm3                               ;   794.5 p5      18 dst
        vshufi32x4 zmm7, zmm5, zmm5, 0x55                          ;   795.5 p5      18 dst
        vmovdqu64 [r9 + 320], xmm7                                 ;   798.5 p7+p4   18 dst
        vshufi32x4 zmm7, zmm5, zmm5, 0xaa                          ;   796.5 p5      18 dst
        vmovdqu64 [r9 + 384], xmm7                                 ;   799.5 p8+p9   18 dst
        vshufi32x4 zmm7, zmm5, zmm5, 0xff                          ;   797.5 p5      18 dst
        vshufi32x4 zmm5, zmm2, zmm2, 0x55                          ;   798.5 p5      18 dst
        vmovdqu64 [r9 + 336], xmm5                                 ;   801.5 p7+p4   18 dst
        vshufi32x4 zmm5, zmm2, zmm2, 0xaa                          ;   799.5 p5      18 dst
        vmovdqu64 [r9 + 400], xmm5                                 ;   802.5 p8+p9   18 dst
        vshufi32x4 zmm5, zmm2, zmm2, 0xff                          ;   800.5 p5      18 dst
        vshufi32x4 zmm2, zmm6, zmm6, 0x55                          ;   801.5 p5      18 dst
        vmovdqu64 [r9 + 352], xmm2                                 ;   804.5 p7+p4   18 dst
        vshufi32x4 zmm2, zmm6, zmm6, 0xaa                          ;   802.5 p5      18 dst
        vmovdqu64 [r9 + 416], xmm2                                 ;   805.5 p8+p9   18 dst
        vshufi32x4 zmm2, zmm1, zmm1, 0x55                          ;   803.5 p5      18 dst
        vmovdqu64 [r9 + 368], xmm2                                 ;   806.5 p7+p4   18 dst
        vshufi32x4 zmm2, zmm1, zmm1, 0xaa                          ;   804.5 p5      18 dst
        vmovdqu64 [r9 + 464], xmm5                                 ;   803.5 p8+p9   18 dst
        vshufi32x4 zmm5, zmm6, zmm6, 0xff                          ;   805.5 p5      18 dst
        vmovdqu64 [r9 + 480], xmm5                                 ;   808.5 p7+p4   18 dst
        vshufi32x4 zmm5, zmm1, zmm1, 0xff                          ;   806.5 p5      18 dst
        vmovdqu64 [r9 + 432], xmm2                                 ;   807.5 p8+p9   18 dst
        vshufi32x4 zmm2, zmm9, zmm9, 0xff                          ;   807.5 p5      18 dst
        vmovdqu64 [r9 + 192], xmm2                                 ;   810.5 p7+p4   18 dst
        vshufi32x4 zmm2, zmm4, zmm4, 0xff                          ;   808.5 p5      18 dst
        vmovdqu64 [r9 + 208], xmm2                                 ;   811.5 p8+p9   18 dst
        vshufi32x4 zmm1, zmm9, zmm9, 0x55                          ;   809.5 p5      18 dst
        vmovdqu64 [r9 + 64], xmm1                                  ;   812.5 p7+p4   18 dst
        vshufi32x4 zmm1, zmm9, zmm9, 0xaa                          ;   810.5 p5      18 dst
        vmovdqu64 [r9], xmm9                                       ;   791.5 p8+p9   18 dst
        vmovdqu64 [r9 + 496], xmm5                                 ;   809.5 p7+p4   18 dst
        vmovdqu64 [r9 + 32], xmm8                                  ;   794.5 p8+p9   18 dst
        vmovdqu64 [r9 + 128], xmm1                                 ;   813.5 p7+p4   18 dst
        vshufi32x4 zmm1, zmm4, zmm4, 0x55                          ;   811.5 p5      18 dst
        vmovdqu64 [r9 + 80], xmm1                                  ;   814.5 p8+p9   18 dst
        vshufi32x4 zmm1, zmm4, zmm4, 0xaa                          ;   812.5 p5      18 dst
        vmovdqu64 [r9 + 144], xmm1                                 ;   815.5 p7+p4   18 dst
        vshufi32x4 zmm1, zmm8, zmm8, 0x55                          ;   813.5 p5      18 dst
        vmovdqu64 [r9 + 448], xmm7                                 ;   800.5 p8+p9   18 dst
        vmovdqu64 [r9 + 96], xmm1                                  ;   816.5 p7+p4   18 dst
        vshufi32x4 zmm1, zmm8, zmm8, 0xaa                          ;   814.5 p5      18 dst
        vmovdqu64 [r9 + 16], xmm4                                  ;   792.5 p8+p9   18 dst
        vmovdqu64 [r9 + 48], xmm3                                  ;   795.5 p7+p4   18 dst
        vshufi32x4 zmm2, zmm8, zmm8, 0xff                          ;   815.5 p5      18 dst
        vmovdqu64 [r9 + 160], xmm1                                 ;   817.5 p8+p9   18 dst
        vshufi32x4 zmm1, zmm3, zmm3, 0x55                          ;   816.5 p5      18 dst
        vmovdqu64 [r9 + 224], xmm2                                 ;   818.5 p7+p4   18 dst
        vshufi32x4 zmm2, zmm3, zmm3, 0xff                          ;   817.5 p5      18 dst
        vmovdqu64 [r9 + 240], xmm2                                 ;   820.5 p8+p9   18 dst
        vmovdqu64 [r9 + 112], xmm1                                 ;   819.5 p7+p4   18 dst
        vshufi32x4 zmm1, zmm3, zmm3, 0xaa                          ;   818.5 p5      18 dst
        vmovdqu64 [r9 + 176], xmm1                                 ;   821.5 p8+p9   18 dst
        mov r9, r10                                                ;   607.7          9 blocks copy
        cmp r8, qword [rbp + 11936]                                ;                    more blocks?
        jne .blocks_1
        vmovdqu64 [rbp + 10304], zmm0                              ;                    resident
        mov qword [rbp + 11928], r8                                ;                    resident
        mov qword [rbp + 11944], r9                                ;                    resident
.blocks_1_rest:
        mov rax, qword [rbp + 11920]                               ;                    blocks left over
        test rax, rax                                              ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 11928]                               ;                    blocks left over
        lea rdi, [rbp - 128]                                       ;                    blocks left over
        mov qword [rbp + 11952], rsi                               ;                    blocks left over
        mov qword [rbp + 11928], rdi                               ;                    blocks left over
        imul rcx, rax, 0x10                                        ;                    blocks left over
        rep movsb                                                  ;                    blocks left over
        mov rsi, qword [rbp + 11944]                               ;                    blocks left over
        lea rdi, [rbp + 384]                                       ;                    blocks left over
        mov rcx, rsi                                               ;                    blocks left over
        sub rcx, qword [rbp + 11952]                               ;                    blocks left over
        neg rcx                                                    ;                    blocks left over
        sbb rcx, rcx                                               ;                    blocks left over
        lea rdx, [rbp - 128]                                       ;                    blocks left over
        sub rdi, rdx                                               ;                    blocks left over
        and rdi, rcx                                               ;                    blocks left over
        add rdi, rdx                                               ;                    blocks left over
        mov qword [rbp + 11960], rdi                               ;                    blocks left over
        mov qword [rbp + 11968], rsi                               ;                    blocks left over
        mov qword [rbp + 11944], rdi                               ;                    blocks left over
        imul rcx, rax, 0x10                                        ;                    blocks left over
        rep movsb                                                  ;                    blocks left over
        lea rsi, [rbp + 384]                                       ;                    blocks left over
        mov qword [rbp + 11936], rsi                               ;                    blocks left over
        neg rax                                                    ;                    blocks left over
        mov qword [rbp + 11920], rax                               ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                    ;                    blocks left over
        mov rsi, qword [rbp + 11960]                               ;                    blocks left over
        mov rdi, qword [rbp + 11968]                               ;                    blocks left over
        imul rcx, rax, 0x10                                        ;                    blocks left over
        rep movsb                                                  ;                    blocks left over
.blocks_1_done:
        mov rcx, qword [rbp + 11976]                               ;                    frame
        vpxord zmm0, zmm0, zmm0                                    ;                    cleared
        vmovdqu64 [rbp - 128], zmm0                                ;                    cleared
        vmovdqu64 [rbp - 64], zmm0                                 ;                    cleared
        vmovdqu64 [rbp + 0], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 64], zmm0                                 ;                    cleared
        vmovdqu64 [rbp + 128], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 192], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 256], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 320], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 384], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 448], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 512], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 576], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 640], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 704], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 768], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 832], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 896], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 960], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 1024], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 1088], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 1152], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 1216], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 1280], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 1344], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 1408], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 1472], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 1536], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 1600], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 1664], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 1728], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 1792], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 1856], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 1920], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 1984], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 2048], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 2112], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 2176], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 2240], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 2304], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 2368], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 2432], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 2496], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 2560], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 2624], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 2688], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 2752], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 2816], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 2880], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 2944], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 3008], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 3072], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 3136], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 3200], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 3264], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 3328], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 3392], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 3456], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 3520], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 3584], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 3648], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 3712], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 3776], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 3840], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 3904], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 3968], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 4032], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 4096], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 4160], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 4224], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 4288], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 4352], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 4416], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 4480], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 4544], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 4608], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 4672], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 4736], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 4800], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 4864], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 4928], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 4992], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 5056], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 5120], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 5184], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 5248], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 5312], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 5376], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 5440], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 5504], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 5568], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 5632], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 5696], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 5760], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 5824], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 5888], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 5952], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 6016], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 6080], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 6144], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 6208], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 6272], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 6336], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 6400], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 6464], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 6528], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 6592], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 6656], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 6720], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 6784], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 6848], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 6912], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 6976], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 7040], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 7104], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 7168], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 7232], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 7296], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 7360], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 7424], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 7488], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 7552], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 7616], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 7680], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 7744], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 7808], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 7872], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 7936], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 8000], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 8064], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 8128], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 8192], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 8256], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 8320], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 8384], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 8448], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 8512], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 8576], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 8640], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 8704], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 8768], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 8832], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 8896], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 8960], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 9024], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 9088], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 9152], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 9216], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 9280], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 9344], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 9408], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 9472], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 9536], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 9600], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 9664], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 9728], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 9792], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 9856], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 9920], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 9984], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 10048], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 10112], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 10176], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 10240], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 10304], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 10368], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 10432], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 10496], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 10560], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 10624], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 10688], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 10752], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 10816], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 10880], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 10944], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 11008], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 11072], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 11136], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 11200], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 11264], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 11328], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 11392], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 11456], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 11520], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 11584], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 11648], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 11712], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 11776], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 11840], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 11904], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 11968], zmm0                              ;                    cleared
        vzeroupper                                                 ;                    x87 state
        mov rsp, rcx                                               ;                    frame
        pop rbp                                                    ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
serpent_ctr.T0_constants512:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xe03fffffe03fffff, 0xe03fffffe03fffff, 0xe03fffffe03fffff, 0xe03fffffe03fffff, 0xe03fffffe03fffff, 0xe03fffffe03fffff, 0xe03fffffe03fffff, 0xe03fffffe03fffff
        dq 0xffff8fffffff8fff, 0xffff8fffffff8fff, 0xffff8fffffff8fff, 0xffff8fffffff8fff, 0xffff8fffffff8fff, 0xffff8fffffff8fff, 0xffff8fffffff8fff, 0xffff8fffffff8fff
        dq 0x1fffffff1fffffff, 0x1fffffff1fffffff, 0x1fffffff1fffffff, 0x1fffffff1fffffff, 0x1fffffff1fffffff, 0x1fffffff1fffffff, 0x1fffffff1fffffff, 0x1fffffff1fffffff
        dq 0x0000038000000380, 0x0000038000000380, 0x0000038000000380, 0x0000038000000380, 0x0000038000000380, 0x0000038000000380, 0x0000038000000380, 0x0000038000000380
        dq 0x0405060700010203, 0x0c0d0e0f08090a0b, 0x0405060700010203, 0x0c0d0e0f08090a0b, 0x0405060700010203, 0x0c0d0e0f08090a0b, 0x0405060700010203, 0x0c0d0e0f08090a0b
        dq 0x0000000100000000, 0x0000000300000002, 0x0000000500000004, 0x0000000700000006, 0x0000000900000008, 0x0000000b0000000a, 0x0000000d0000000c, 0x0000000f0000000e
        dq 0x0000001000000010, 0x0000001000000010, 0x0000001000000010, 0x0000001000000010, 0x0000001000000010, 0x0000001000000010, 0x0000001000000010, 0x0000001000000010
        dq 0x00ff00ff00ff00ff, 0x00ff00ff00ff00ff, 0x00ff00ff00ff00ff, 0x00ff00ff00ff00ff, 0x00ff00ff00ff00ff, 0x00ff00ff00ff00ff, 0x00ff00ff00ff00ff, 0x00ff00ff00ff00ff
        dq 0xff00ff00ff00ff00, 0xff00ff00ff00ff00, 0xff00ff00ff00ff00, 0xff00ff00ff00ff00, 0xff00ff00ff00ff00, 0xff00ff00ff00ff00, 0xff00ff00ff00ff00, 0xff00ff00ff00ff00
        dq 0x0000002000000020, 0x0000002000000020, 0x0000002000000020, 0x0000002000000020, 0x0000002000000020, 0x0000002000000020, 0x0000002000000020, 0x0000002000000020

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
