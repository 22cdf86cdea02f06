; aes256_encrypt for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 b96ab4300706cbb4); do not edit:
;   ./cw build aes256_encrypt --cpu golden-cove --variant rounds
;
; void aes256_encrypt(const void *rk, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   rk: 240 bytes, read, secret, no alignment needed
;   src: 16 bytes a block, read, secret, no alignment needed
;   dst: 16 bytes a block, written, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes zmm0 to zmm31.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 31 uops, planned 16.3; bounds: width 5.2, ports 15.0, path 6.0
;   blocks: 84 uops, planned 59.3; bounds: width 14.0, ports 56.0, path 49.0
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
%fatal "aes256_encrypt is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_aes256_encrypt
$_aes256_encrypt:
%else
        global $aes256_encrypt
%endif
$aes256_encrypt:
        push rbp                         ;                    preserved
        mov rax, rsp                     ;                    frame
        sub rsp, 0x640                   ;                    frame
        and rsp, -64                     ;                    frame
        lea rbp, [rsp + 128]             ;                    frame
        mov qword [rbp + 1408], rax      ;                    frame
        mov qword [rbp + 1344], rdi      ;                    argument
        mov dword [rbp + 1416], ecx      ;                    argument
        mov qword [rbp + 1360], rsi      ;                    argument
        mov qword [rbp + 1376], rdx      ;                    argument
        mov r8, qword [rbp + 1344]       ;     0.0 p2     136 rk reload
        vbroadcasti32x4 zmm0, [r8]       ;     5.0 p3     136 rk
        vmovdqu64 [rbp + 384], zmm0      ;    11.0 p7+p4  136 rk
        vbroadcasti32x4 zmm0, [r8 + 16]  ;     5.0 p10    136 rk
        vmovdqu64 [rbp + 448], zmm0      ;    11.0 p8+p9  136 rk
        vbroadcasti32x4 zmm0, [r8 + 32]  ;     5.0 p2     136 rk
        vmovdqu64 [rbp + 512], zmm0      ;    11.0 p7+p4  136 rk
        vbroadcasti32x4 zmm0, [r8 + 48]  ;     5.0 p3     136 rk
        vmovdqu64 [rbp + 576], zmm0      ;    11.0 p8+p9  136 rk
        vbroadcasti32x4 zmm0, [r8 + 64]  ;     5.0 p10    136 rk
        vmovdqu64 [rbp + 640], zmm0      ;    11.0 p7+p4  136 rk
        vbroadcasti32x4 zmm0, [r8 + 80]  ;     5.0 p2     136 rk
        vmovdqu64 [rbp + 704], zmm0      ;    11.0 p8+p9  136 rk
        vbroadcasti32x4 zmm0, [r8 + 96]  ;     5.0 p3     136 rk
        vmovdqu64 [rbp + 768], zmm0      ;    11.0 p7+p4  136 rk
        vbroadcasti32x4 zmm0, [r8 + 112] ;     5.0 p10    136 rk
        vmovdqu64 [rbp + 832], zmm0      ;    11.0 p8+p9  136 rk
        vbroadcasti32x4 zmm0, [r8 + 128] ;     5.0 p2     136 rk
        vmovdqu64 [rbp + 896], zmm0      ;    11.0 p7+p4  136 rk
        vbroadcasti32x4 zmm0, [r8 + 144] ;     5.0 p3     136 rk
        vmovdqu64 [rbp + 960], zmm0      ;    11.0 p8+p9  136 rk
        vbroadcasti32x4 zmm0, [r8 + 160] ;     5.0 p10    136 rk
        vmovdqu64 [rbp + 1024], zmm0     ;    11.0 p7+p4  136 rk
        vbroadcasti32x4 zmm0, [r8 + 176] ;     5.0 p2     136 rk
        vmovdqu64 [rbp + 1088], zmm0     ;    11.0 p8+p9  136 rk
        vbroadcasti32x4 zmm0, [r8 + 192] ;     5.0 p3     136 rk
        vmovdqu64 [rbp + 1152], zmm0     ;    12.3 p7+p4  136 rk
        vbroadcasti32x4 zmm0, [r8 + 208] ;     5.0 p10    136 rk
        vmovdqu64 [rbp + 1216], zmm0     ;    12.7 p8+p9  136 rk
        vbroadcasti32x4 zmm0, [r8 + 224] ;     5.0 p2     136 rk
        vmovdqu64 [rbp + 1280], zmm0     ;    14.3 p7+p4  136 rk
        cmp dword [rbp + 1416], 0        ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 1416]      ;                    passes of 16
        mov rcx, rax                     ;                    passes of 16
.blocks_1_share:
        and rax, 0xf                     ;                    passes of 16
        mov qword [rbp + 1352], rax      ;                    passes of 16
        sub rcx, rax                     ;                    passes of 16
        imul rcx, rcx, 0x10              ;                    passes of 16
        mov rdx, qword [rbp + 1360]      ;                    passes of 16
        add rcx, rdx                     ;                    passes of 16
        mov qword [rbp + 1368], rcx      ;                    passes of 16
        cmp rcx, rdx                     ;                    passes of 16
        je .blocks_1_rest
.blocks_1_again:
        mov r8, qword [rbp + 1360]       ;                    resident
        mov r9, qword [rbp + 1376]       ;                    resident
        align 16
.blocks_1:
        vmovdqu64 zmm0, [r8]             ;     0.0 p2      52 s[0]
        vmovdqu64 zmm1, [rbp + 384]      ;     0.2 p3      52 s[0] reload
        vpxord zmm0, zmm0, zmm1          ;     6.2 p0      52 s[0]
        vmovdqu64 zmm2, [rbp + 448]      ;     1.0 p2      55 t[0] reload
        vaesenc zmm0, zmm0, zmm2         ;     7.2 p0      55 t[0]
        vmovdqu64 zmm3, [rbp + 512]      ;     1.2 p3      55 t[0] reload
        vaesenc zmm0, zmm0, zmm3         ;    10.2 p0      55 t[0]
        vmovdqu64 zmm4, [r8 + 64]        ;     2.0 p2      52 s[0]
        vpxord zmm4, zmm4, zmm1          ;     8.0 p5      52 s[0]
        vaesenc zmm4, zmm4, zmm2         ;     9.0 p0      55 t[0]
        vaesenc zmm4, zmm4, zmm3         ;    12.0 p0      55 t[0]
        vmovdqu64 zmm5, [r8 + 128]       ;     2.2 p3      52 s[0]
        vpxord zmm5, zmm5, zmm1          ;     8.2 p5      52 s[0]
        vaesenc zmm5, zmm5, zmm2         ;     9.2 p0      55 t[0]
        vpxord zmm1, zmm1, [r8 + 192]    ;     6.2 p5+p2   52 s[0]
        vaesenc zmm1, zmm1, zmm2         ;     7.2 p0      55 t[0]
        vaesenc zmm2, zmm5, zmm3         ;    12.2 p0      55 t[0]
        vaesenc zmm1, zmm1, zmm3         ;    10.2 p0      55 t[0]
        vmovdqu64 zmm3, [rbp + 576]      ;     3.2 p3      55 t[0] reload
        vaesenc zmm0, zmm0, zmm3         ;    13.2 p0      55 t[0]
        vaesenc zmm4, zmm4, zmm3         ;    15.0 p0      55 t[0]
        vaesenc zmm2, zmm2, zmm3         ;    15.2 p0      55 t[0]
        vaesenc zmm1, zmm1, zmm3         ;    13.2 p0      55 t[0]
        vmovdqu64 zmm3, [rbp + 640]      ;     4.0 p2      55 t[0] reload
        vaesenc zmm0, zmm0, zmm3         ;    16.2 p0      55 t[0]
        vaesenc zmm4, zmm4, zmm3         ;    18.0 p0      55 t[0]
        vaesenc zmm2, zmm2, zmm3         ;    18.2 p0      55 t[0]
        vaesenc zmm1, zmm1, zmm3         ;    16.3 p0      55 t[0]
        vmovdqu64 zmm3, [rbp + 704]      ;     4.7 p3      55 t[0] reload
        vaesenc zmm0, zmm0, zmm3         ;    19.2 p0      55 t[0]
        vaesenc zmm4, zmm4, zmm3         ;    21.0 p0      55 t[0]
        vaesenc zmm2, zmm2, zmm3         ;    21.2 p0      55 t[0]
        vaesenc zmm1, zmm1, zmm3         ;    20.3 p0      55 t[0]
        vmovdqu64 zmm3, [rbp + 768]      ;     5.5 p2      55 t[0] reload
        vaesenc zmm0, zmm0, zmm3         ;    22.2 p0      55 t[0]
        vaesenc zmm4, zmm4, zmm3         ;    24.0 p0      55 t[0]
        vaesenc zmm2, zmm2, zmm3         ;    24.2 p0      55 t[0]
        vaesenc zmm1, zmm1, zmm3         ;    24.3 p0      55 t[0]
        vmovdqu64 zmm3, [rbp + 832]      ;     6.3 p3      55 t[0] reload
        vaesenc zmm0, zmm0, zmm3         ;    25.3 p0      55 t[0]
        vaesenc zmm4, zmm4, zmm3         ;    27.0 p0      55 t[0]
        vaesenc zmm2, zmm2, zmm3         ;    27.3 p0      55 t[0]
        vaesenc zmm1, zmm1, zmm3         ;    28.3 p0      55 t[0]
        vmovdqu64 zmm3, [rbp + 896]      ;     7.2 p2      55 t[0] reload
        vaesenc zmm0, zmm0, zmm3         ;    29.3 p0      55 t[0]
        vaesenc zmm4, zmm4, zmm3         ;    30.3 p0      55 t[0]
        vaesenc zmm2, zmm2, zmm3         ;    31.3 p0      55 t[0]
        vaesenc zmm1, zmm1, zmm3         ;    32.3 p0      55 t[0]
        vmovdqu64 zmm3, [rbp + 960]      ;     8.0 p3      55 t[0] reload
        vaesenc zmm0, zmm0, zmm3         ;    33.3 p0      55 t[0]
        vaesenc zmm4, zmm4, zmm3         ;    34.3 p0      55 t[0]
        vaesenc zmm2, zmm2, zmm3         ;    35.3 p0      55 t[0]
        vaesenc zmm1, zmm1, zmm3         ;    36.3 p0      55 t[0]
        vmovdqu64 zmm3, [rbp + 1024]     ;     8.8 p2      55 t[0] reload
        vaesenc zmm0, zmm0, zmm3         ;    37.3 p0      55 t[0]
        vaesenc zmm4, zmm4, zmm3         ;    38.3 p0      55 t[0]
        vaesenc zmm2, zmm2, zmm3         ;    39.3 p0      55 t[0]
        vaesenc zmm1, zmm1, zmm3         ;    40.3 p0      55 t[0]
        vmovdqu64 zmm3, [rbp + 1088]     ;     9.7 p3      55 t[0] reload
        vaesenc zmm0, zmm0, zmm3         ;    41.3 p0      55 t[0]
        vaesenc zmm4, zmm4, zmm3         ;    42.3 p0      55 t[0]
        vaesenc zmm2, zmm2, zmm3         ;    43.3 p0      55 t[0]
        vaesenc zmm1, zmm1, zmm3         ;    44.3 p0      55 t[0]
        vmovdqu64 zmm3, [rbp + 1152]     ;    10.5 p2      55 t[0] reload
        vaesenc zmm0, zmm0, zmm3         ;    45.3 p0      55 t[0]
        vaesenc zmm4, zmm4, zmm3         ;    46.3 p0      55 t[0]
        vaesenc zmm2, zmm2, zmm3         ;    47.3 p0      55 t[0]
        vaesenc zmm1, zmm1, zmm3         ;    48.3 p0      55 t[0]
        vmovdqu64 zmm3, [rbp + 1216]     ;    11.3 p3      55 t[0] reload
        vaesenc zmm0, zmm0, zmm3         ;    49.3 p0      55 t[0]
        vaesenc zmm4, zmm4, zmm3         ;    50.3 p0      55 t[0]
        vaesenc zmm2, zmm2, zmm3         ;    51.3 p0      55 t[0]
        vaesenc zmm1, zmm1, zmm3         ;    52.3 p0      55 t[0]
        vmovdqu64 zmm3, [rbp + 1280]     ;    12.2 p2      58 dst reload
        vaesenclast zmm0, zmm0, zmm3     ;    53.3 p0      58 dst
        vaesenclast zmm4, zmm4, zmm3     ;    54.3 p0      58 dst
        vaesenclast zmm2, zmm2, zmm3     ;    55.3 p0      58 dst
        vaesenclast zmm1, zmm1, zmm3     ;    56.3 p0      58 dst
        vmovdqu64 [r9], zmm0             ;    56.3 p7+p4   58 dst
        vmovdqu64 [r9 + 64], zmm4        ;    57.3 p8+p9   58 dst
        vmovdqu64 [r9 + 128], zmm2       ;    58.3 p7+p4   58 dst
        vmovdqu64 [r9 + 192], zmm1       ;    59.3 p8+p9   58 dst
        add r9, 0x100                    ;    13.7 p1     136 blocks
        add r8, 0x100                    ;    13.8 p6     136 blocks
        cmp r8, qword [rbp + 1368]       ;                    more blocks?
        jne .blocks_1
        mov qword [rbp + 1360], r8       ;                    resident
        mov qword [rbp + 1376], r9       ;                    resident
.blocks_1_rest:
        mov rax, qword [rbp + 1352]      ;                    blocks left over
        test rax, rax                    ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 1360]      ;                    blocks left over
        lea rdi, [rbp - 128]             ;                    blocks left over
        mov qword [rbp + 1384], rsi      ;                    blocks left over
        mov qword [rbp + 1360], rdi      ;                    blocks left over
        imul rcx, rax, 0x10              ;                    blocks left over
        rep movsb                        ;                    blocks left over
        mov rsi, qword [rbp + 1376]      ;                    blocks left over
        lea rdi, [rbp + 128]             ;                    blocks left over
        mov rcx, rsi                     ;                    blocks left over
        sub rcx, qword [rbp + 1384]      ;                    blocks left over
        neg rcx                          ;                    blocks left over
        sbb rcx, rcx                     ;                    blocks left over
        lea rdx, [rbp - 128]             ;                    blocks left over
        sub rdi, rdx                     ;                    blocks left over
        and rdi, rcx                     ;                    blocks left over
        add rdi, rdx                     ;                    blocks left over
        mov qword [rbp + 1392], rdi      ;                    blocks left over
        mov qword [rbp + 1400], rsi      ;                    blocks left over
        mov qword [rbp + 1376], rdi      ;                    blocks left over
        imul rcx, rax, 0x10              ;                    blocks left over
        rep movsb                        ;                    blocks left over
        lea rsi, [rbp + 128]             ;                    blocks left over
        mov qword [rbp + 1368], rsi      ;                    blocks left over
        neg rax                          ;                    blocks left over
        mov qword [rbp + 1352], rax      ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                          ;                    blocks left over
        mov rsi, qword [rbp + 1392]      ;                    blocks left over
        mov rdi, qword [rbp + 1400]      ;                    blocks left over
        imul rcx, rax, 0x10              ;                    blocks left over
        rep movsb                        ;                    blocks left over
.blocks_1_done:
        vzeroupper                       ;                    x87 state
        mov rsp, qword [rbp + 1408]      ;                    frame
        pop rbp                          ;                    preserved
        ret

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
