; aes256_decrypt for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 b96ab4300706cbb4); do not edit:
;   ./cw build aes256_decrypt --cpu zen3 --variant rounds
;
; void aes256_decrypt(const void *rk, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   rk: 240 bytes, read, secret, no alignment needed
;   src: 16 bytes a block, read, secret, no alignment needed
;   dst: 16 bytes a block, written, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes ymm0 to ymm15.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 31 uops, planned 16.2; bounds: width 5.2, ports 15.0, path 7.0
;   blocks: 118 uops, planned 67.0; bounds: width 19.7, ports 42.0, path 64.0
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
%fatal "aes256_decrypt is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_aes256_decrypt
$_aes256_decrypt:
%else
        global $aes256_decrypt
%endif
$aes256_decrypt:
        push rbp                        ;                    preserved
        mov rax, rsp                    ;                    frame
        sub rsp, 0x3c0                  ;                    frame
        and rsp, -32                    ;                    frame
        lea rbp, [rsp + 128]            ;                    frame
        mov qword [rbp + 800], rax      ;                    frame
        mov qword [rbp + 736], rdi      ;                    argument
        mov dword [rbp + 808], ecx      ;                    argument
        mov qword [rbp + 752], rsi      ;                    argument
        mov qword [rbp + 768], rdx      ;                    argument
        mov r8, qword [rbp + 736]       ;     0.0 agu0   138 rk reload
        vbroadcasti128 ymm0, [r8]       ;     4.0 agu1   138 rk
        vmovdqu [rbp + 256], ymm0       ;    11.0 agu2+fp5  138 rk
        vbroadcasti128 ymm0, [r8 + 16]  ;     4.0 agu0   138 rk
        vmovdqu [rbp + 288], ymm0       ;    11.0 agu1+fp5  138 rk
        vbroadcasti128 ymm0, [r8 + 32]  ;     4.0 agu0   138 rk
        vmovdqu [rbp + 320], ymm0       ;    11.0 agu2+fp5  138 rk
        vbroadcasti128 ymm0, [r8 + 48]  ;     4.0 agu1   138 rk
        vmovdqu [rbp + 352], ymm0       ;    11.0 agu2+fp5  138 rk
        vbroadcasti128 ymm0, [r8 + 64]  ;     4.0 agu0   138 rk
        vmovdqu [rbp + 384], ymm0       ;    11.0 agu1+fp5  138 rk
        vbroadcasti128 ymm0, [r8 + 80]  ;     4.0 agu0   138 rk
        vmovdqu [rbp + 416], ymm0       ;    11.0 agu2+fp5  138 rk
        vbroadcasti128 ymm0, [r8 + 96]  ;     4.2 agu1   138 rk
        vmovdqu [rbp + 448], ymm0       ;    11.2 agu2+fp5  138 rk
        vbroadcasti128 ymm0, [r8 + 112] ;     5.0 agu0   138 rk
        vmovdqu [rbp + 480], ymm0       ;    12.0 agu1+fp5  138 rk
        vbroadcasti128 ymm0, [r8 + 128] ;     6.0 agu0   138 rk
        vmovdqu [rbp + 512], ymm0       ;    13.0 agu2+fp5  138 rk
        vbroadcasti128 ymm0, [r8 + 144] ;     6.2 agu1   138 rk
        vmovdqu [rbp + 544], ymm0       ;    13.2 agu2+fp5  138 rk
        vbroadcasti128 ymm0, [r8 + 160] ;     7.0 agu0   138 rk
        vmovdqu [rbp + 576], ymm0       ;    14.0 agu1+fp5  138 rk
        vbroadcasti128 ymm0, [r8 + 176] ;     8.0 agu0   138 rk
        vmovdqu [rbp + 608], ymm0       ;    15.0 agu2+fp5  138 rk
        vbroadcasti128 ymm0, [r8 + 192] ;     8.2 agu1   138 rk
        vmovdqu [rbp + 640], ymm0       ;    15.2 agu2+fp5  138 rk
        vbroadcasti128 ymm0, [r8 + 208] ;     9.0 agu0   138 rk
        vbroadcasti128 ymm1, [r8 + 224] ;     9.2 agu1   138 rk
        vmovdqu [rbp + 672], ymm0       ;    16.0 agu2+fp5  138 rk
        vmovdqu [rbp + 704], ymm1       ;    16.2 agu0+fp5  138 rk
        cmp dword [rbp + 808], 0        ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 808]      ;                    passes of 12
        mov rcx, rax                    ;                    passes of 12
.blocks_1_share:
        sub rax, 0xc                    ;                    passes of 12
        jae .blocks_1_share
        add rax, 0xc                    ;                    passes of 12
        mov qword [rbp + 744], rax      ;                    passes of 12
        sub rcx, rax                    ;                    passes of 12
        imul rcx, rcx, 0x10             ;                    passes of 12
        mov rdx, qword [rbp + 752]      ;                    passes of 12
        add rcx, rdx                    ;                    passes of 12
        mov qword [rbp + 760], rcx      ;                    passes of 12
        cmp rcx, rdx                    ;                    passes of 12
        je .blocks_1_rest
.blocks_1_again:
        mov r8, qword [rbp + 752]       ;                    resident
        mov r9, qword [rbp + 768]       ;                    resident
        align 16
.blocks_1:
        vmovdqu ymm0, [r8]              ;     0.0 agu0    62 s[0]
        vmovdqu ymm1, [rbp + 256]       ;     0.2 agu1    62 s[0] reload
        vpxor ymm0, ymm0, ymm1          ;     7.2 fp0     62 s[0]
        vmovdqu ymm2, [rbp + 288]       ;     1.0 agu0    65 t[0] reload
        vaesdec ymm0, ymm0, ymm2        ;     8.2 fp1     65 t[0]
        vmovdqu ymm3, [r8 + 32]         ;     1.2 agu1    62 s[0]
        vpxor ymm3, ymm3, ymm1          ;     8.2 fp2     62 s[0]
        vaesdec ymm3, ymm3, ymm2        ;     9.2 fp0     65 t[0]
        vmovdqu ymm4, [r8 + 64]         ;     2.0 agu0    62 s[0]
        vpxor ymm4, ymm4, ymm1          ;     9.0 fp3     62 s[0]
        vaesdec ymm4, ymm4, ymm2        ;    10.0 fp1     65 t[0]
        vmovdqu ymm5, [r8 + 96]         ;     2.2 agu1    62 s[0]
        vpxor ymm5, ymm5, ymm1          ;     9.2 fp2     62 s[0]
        vaesdec ymm5, ymm5, ymm2        ;    10.2 fp0     65 t[0]
        vmovdqu ymm6, [r8 + 128]        ;     3.0 agu0    62 s[0]
        vpxor ymm6, ymm6, ymm1          ;    10.0 fp3     62 s[0]
        vaesdec ymm6, ymm6, ymm2        ;    11.0 fp1     65 t[0]
        vpxor ymm1, ymm1, [r8 + 160]    ;     7.2 fp2+agu1   62 s[0]
        vaesdec ymm1, ymm1, ymm2        ;     8.2 fp0     65 t[0]
        vmovdqu ymm2, [rbp + 320]       ;     4.0 agu0    65 t[0] reload
        vaesdec ymm0, ymm0, ymm2        ;    12.2 fp1     65 t[0]
        vaesdec ymm3, ymm3, ymm2        ;    13.2 fp0     65 t[0]
        vaesdec ymm4, ymm4, ymm2        ;    14.0 fp1     65 t[0]
        vaesdec ymm5, ymm5, ymm2        ;    14.2 fp0     65 t[0]
        vaesdec ymm6, ymm6, ymm2        ;    15.0 fp1     65 t[0]
        vaesdec ymm1, ymm1, ymm2        ;    12.2 fp0     65 t[0]
        vmovdqu ymm2, [rbp + 352]       ;     8.2 agu1    65 t[0] reload
        vaesdec ymm0, ymm0, ymm2        ;    16.2 fp1     65 t[0]
        vaesdec ymm3, ymm3, ymm2        ;    17.2 fp0     65 t[0]
        vaesdec ymm4, ymm4, ymm2        ;    18.0 fp1     65 t[0]
        vaesdec ymm5, ymm5, ymm2        ;    18.2 fp0     65 t[0]
        vaesdec ymm6, ymm6, ymm2        ;    19.0 fp1     65 t[0]
        vaesdec ymm1, ymm1, ymm2        ;    16.2 fp0     65 t[0]
        vmovdqu ymm2, [rbp + 384]       ;    10.0 agu0    65 t[0] reload
        vaesdec ymm0, ymm0, ymm2        ;    20.2 fp1     65 t[0]
        vaesdec ymm3, ymm3, ymm2        ;    21.2 fp0     65 t[0]
        vaesdec ymm4, ymm4, ymm2        ;    22.0 fp1     65 t[0]
        vaesdec ymm5, ymm5, ymm2        ;    22.2 fp0     65 t[0]
        vaesdec ymm6, ymm6, ymm2        ;    23.0 fp1     65 t[0]
        vaesdec ymm1, ymm1, ymm2        ;    20.2 fp0     65 t[0]
        vmovdqu ymm2, [rbp + 416]       ;    13.2 agu1    65 t[0] reload
        vaesdec ymm0, ymm0, ymm2        ;    24.2 fp1     65 t[0]
        vaesdec ymm3, ymm3, ymm2        ;    25.2 fp0     65 t[0]
        vaesdec ymm4, ymm4, ymm2        ;    26.0 fp1     65 t[0]
        vaesdec ymm5, ymm5, ymm2        ;    26.2 fp0     65 t[0]
        vaesdec ymm6, ymm6, ymm2        ;    27.0 fp1     65 t[0]
        vaesdec ymm1, ymm1, ymm2        ;    24.2 fp0     65 t[0]
        vmovdqu ymm2, [rbp + 448]       ;    17.2 agu0    65 t[0] reload
        vaesdec ymm0, ymm0, ymm2        ;    28.2 fp1     65 t[0]
        vaesdec ymm3, ymm3, ymm2        ;    29.2 fp0     65 t[0]
        vaesdec ymm4, ymm4, ymm2        ;    30.0 fp1     65 t[0]
        vaesdec ymm5, ymm5, ymm2        ;    30.2 fp0     65 t[0]
        vaesdec ymm6, ymm6, ymm2        ;    31.0 fp1     65 t[0]
        vaesdec ymm1, ymm1, ymm2        ;    28.2 fp0     65 t[0]
        vmovdqu ymm2, [rbp + 480]       ;    21.2 agu1    65 t[0] reload
        vaesdec ymm0, ymm0, ymm2        ;    32.2 fp1     65 t[0]
        vaesdec ymm3, ymm3, ymm2        ;    33.2 fp0     65 t[0]
        vaesdec ymm4, ymm4, ymm2        ;    34.0 fp1     65 t[0]
        vaesdec ymm5, ymm5, ymm2        ;    34.2 fp0     65 t[0]
        vaesdec ymm6, ymm6, ymm2        ;    35.0 fp1     65 t[0]
        vaesdec ymm1, ymm1, ymm2        ;    32.2 fp0     65 t[0]
        vmovdqu ymm2, [rbp + 512]       ;    25.2 agu0    65 t[0] reload
        vaesdec ymm0, ymm0, ymm2        ;    36.2 fp1     65 t[0]
        vaesdec ymm3, ymm3, ymm2        ;    37.2 fp0     65 t[0]
        vaesdec ymm4, ymm4, ymm2        ;    38.0 fp1     65 t[0]
        vaesdec ymm5, ymm5, ymm2        ;    38.2 fp0     65 t[0]
        vaesdec ymm6, ymm6, ymm2        ;    39.0 fp1     65 t[0]
        vaesdec ymm1, ymm1, ymm2        ;    36.2 fp0     65 t[0]
        vmovdqu ymm2, [rbp + 544]       ;    29.2 agu1    65 t[0] reload
        vaesdec ymm0, ymm0, ymm2        ;    40.2 fp1     65 t[0]
        vaesdec ymm3, ymm3, ymm2        ;    41.2 fp0     65 t[0]
        vaesdec ymm4, ymm4, ymm2        ;    42.0 fp1     65 t[0]
        vaesdec ymm5, ymm5, ymm2        ;    42.2 fp0     65 t[0]
        vaesdec ymm6, ymm6, ymm2        ;    43.0 fp1     65 t[0]
        vaesdec ymm1, ymm1, ymm2        ;    40.2 fp0     65 t[0]
        vmovdqu ymm2, [rbp + 576]       ;    33.2 agu0    65 t[0] reload
        vaesdec ymm0, ymm0, ymm2        ;    44.2 fp1     65 t[0]
        vaesdec ymm3, ymm3, ymm2        ;    45.2 fp0     65 t[0]
        vaesdec ymm4, ymm4, ymm2        ;    46.0 fp1     65 t[0]
        vaesdec ymm5, ymm5, ymm2        ;    46.2 fp0     65 t[0]
        vaesdec ymm6, ymm6, ymm2        ;    47.0 fp1     65 t[0]
        vaesdec ymm1, ymm1, ymm2        ;    44.2 fp0     65 t[0]
        vmovdqu ymm2, [rbp + 608]       ;    37.2 agu1    65 t[0] reload
        vaesdec ymm0, ymm0, ymm2        ;    48.2 fp1     65 t[0]
        vaesdec ymm3, ymm3, ymm2        ;    49.2 fp0     65 t[0]
        vaesdec ymm4, ymm4, ymm2        ;    50.0 fp1     65 t[0]
        vaesdec ymm5, ymm5, ymm2        ;    50.2 fp0     65 t[0]
        vaesdec ymm6, ymm6, ymm2        ;    51.0 fp1     65 t[0]
        vaesdec ymm1, ymm1, ymm2        ;    48.2 fp0     65 t[0]
        vmovdqu ymm2, [rbp + 640]       ;    41.2 agu0    65 t[0] reload
        vaesdec ymm0, ymm0, ymm2        ;    52.2 fp1     65 t[0]
        vaesdec ymm3, ymm3, ymm2        ;    53.2 fp0     65 t[0]
        vaesdec ymm4, ymm4, ymm2        ;    54.0 fp1     65 t[0]
        vaesdec ymm5, ymm5, ymm2        ;    54.2 fp0     65 t[0]
        vaesdec ymm6, ymm6, ymm2        ;    55.0 fp1     65 t[0]
        vaesdec ymm1, ymm1, ymm2        ;    52.2 fp0     65 t[0]
        vmovdqu ymm2, [rbp + 672]       ;    45.2 agu1    65 t[0] reload
        vaesdec ymm0, ymm0, ymm2        ;    56.2 fp1     65 t[0]
        vaesdec ymm3, ymm3, ymm2        ;    57.2 fp0     65 t[0]
        vaesdec ymm4, ymm4, ymm2        ;    58.0 fp1     65 t[0]
        vaesdec ymm5, ymm5, ymm2        ;    58.2 fp0     65 t[0]
        vaesdec ymm6, ymm6, ymm2        ;    59.0 fp1     65 t[0]
        vaesdec ymm1, ymm1, ymm2        ;    56.2 fp0     65 t[0]
        vmovdqu ymm2, [rbp + 704]       ;    49.2 agu0    68 dst reload
        vaesdeclast ymm0, ymm0, ymm2    ;    60.2 fp1     68 dst
        vaesdeclast ymm3, ymm3, ymm2    ;    61.2 fp0     68 dst
        vaesdeclast ymm4, ymm4, ymm2    ;    62.0 fp1     68 dst
        vaesdeclast ymm5, ymm5, ymm2    ;    62.2 fp0     68 dst
        vaesdeclast ymm6, ymm6, ymm2    ;    63.0 fp1     68 dst
        vaesdeclast ymm1, ymm1, ymm2    ;    60.2 fp0     68 dst
        vmovdqu [r9], ymm0              ;    64.2 agu2+fp5   68 dst
        vmovdqu [r9 + 32], ymm3         ;    65.2 agu1+fp5   68 dst
        vmovdqu [r9 + 64], ymm4         ;    66.0 agu0+fp5   68 dst
        vmovdqu [r9 + 96], ymm5         ;    66.2 agu2+fp5   68 dst
        vmovdqu [r9 + 128], ymm6        ;    67.0 agu1+fp5   68 dst
        vmovdqu [r9 + 160], ymm1        ;    64.2 agu0+fp5   68 dst
        add r9, 0xc0                    ;    57.2 alu0   138 blocks
        add r8, 0xc0                    ;    57.3 alu1   138 blocks
        cmp r8, qword [rbp + 760]       ;                    more blocks?
        jne .blocks_1
        mov qword [rbp + 752], r8       ;                    resident
        mov qword [rbp + 768], r9       ;                    resident
.blocks_1_rest:
        mov rax, qword [rbp + 744]      ;                    blocks left over
        test rax, rax                   ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 752]      ;                    blocks left over
        lea rdi, [rbp - 128]            ;                    blocks left over
        mov qword [rbp + 776], rsi      ;                    blocks left over
        mov qword [rbp + 752], rdi      ;                    blocks left over
        imul rcx, rax, 0x10             ;                    blocks left over
        rep movsb                       ;                    blocks left over
        mov rsi, qword [rbp + 768]      ;                    blocks left over
        lea rdi, [rbp + 64]             ;                    blocks left over
        mov rcx, rsi                    ;                    blocks left over
        sub rcx, qword [rbp + 776]      ;                    blocks left over
        neg rcx                         ;                    blocks left over
        sbb rcx, rcx                    ;                    blocks left over
        lea rdx, [rbp - 128]            ;                    blocks left over
        sub rdi, rdx                    ;                    blocks left over
        and rdi, rcx                    ;                    blocks left over
        add rdi, rdx                    ;                    blocks left over
        mov qword [rbp + 784], rdi      ;                    blocks left over
        mov qword [rbp + 792], rsi      ;                    blocks left over
        mov qword [rbp + 768], rdi      ;                    blocks left over
        imul rcx, rax, 0x10             ;                    blocks left over
        rep movsb                       ;                    blocks left over
        lea rsi, [rbp + 64]             ;                    blocks left over
        mov qword [rbp + 760], rsi      ;                    blocks left over
        neg rax                         ;                    blocks left over
        mov qword [rbp + 744], rax      ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                         ;                    blocks left over
        mov rsi, qword [rbp + 784]      ;                    blocks left over
        mov rdi, qword [rbp + 792]      ;                    blocks left over
        imul rcx, rax, 0x10             ;                    blocks left over
        rep movsb                       ;                    blocks left over
.blocks_1_done:
        vzeroupper                      ;                    x87 state
        mov rsp, qword [rbp + 800]      ;                    frame
        pop rbp                         ;                    preserved
        ret

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
