; ascon_aead128_last for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/ascon.cw (sha256 c658d45642a64e3a); do not edit:
;   ./cw build ascon_aead128_last --cpu core2-64
;
; void ascon_aead128_last(void *st, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   st: 40 bytes, read and written, secret, no alignment needed
;   src: 16 bytes a block, read, secret, no alignment needed
;   dst: 16 bytes a block, written, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 40 bytes, 6 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 15 uops, planned 11.0; bounds: width 3.8, ports 8.0, path 3.0
;   blocks: 7 uops, planned 4.0; bounds: width 1.8, ports 2.0, path 4.0
;   body.2: 11 uops, planned 8.0; bounds: width 2.8, ports 6.0, path 0.0
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
%fatal "ascon_aead128_last is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_ascon_aead128_last
$_ascon_aead128_last:
%else
        global $ascon_aead128_last
%endif
$ascon_aead128_last:
        push rbp                   ;                    preserved
        push r12                   ;                    preserved
        push r13                   ;                    preserved
        push r14                   ;                    preserved
        push r15                   ;                    preserved
        sub rsp, 0x50              ;                    frame
        lea rbp, [rsp + 128]       ;                    frame
        mov qword [rbp - 128], rdi ;                    argument
        mov dword [rbp - 56], ecx  ;                    argument
        mov qword [rbp - 80], rsi  ;                    argument
        mov qword [rbp - 64], rdx  ;                    argument
        mov r8, qword [rbp - 128]  ;     0.0 p2      68 st reload
        mov r9, qword [r8]         ;     3.0 p2      68 st
        mov qword [rbp - 120], r9  ;     6.0 p3+p4   68 st
        mov r9, qword [r8 + 8]     ;     3.0 p2      68 st
        mov qword [rbp - 112], r9  ;     6.0 p3+p4   68 st
        mov r9, qword [r8 + 16]    ;     3.0 p2      68 st
        mov qword [rbp - 104], r9  ;     6.0 p3+p4   68 st
        mov r9, qword [r8 + 24]    ;     4.0 p2      68 st
        mov qword [rbp - 96], r9   ;     7.0 p3+p4   68 st
        mov r8, qword [r8 + 32]    ;     5.0 p2      68 st
        mov qword [rbp - 88], r8   ;     8.0 p3+p4   68 st
        mov r8d, dword [rbp - 56]  ;     6.0 p2      68 st
        shl r8, 4                  ;     9.0 p0      68 st
        add r8, qword [rbp - 80]   ;    10.0 p1+p2   68 st
        mov qword [rbp - 72], r8   ;    11.0 p3+p4   68 st
        cmp dword [rbp - 56], 0    ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbp - 80]   ;                    resident
        mov r9, qword [rbp - 120]  ;                    resident
        mov r10, qword [rbp - 112] ;                    resident
        mov r11, qword [rbp - 64]  ;                    resident
        mov r12, qword [rbp - 104] ;                    resident
        mov r13, qword [rbp - 96]  ;                    resident
        mov r14, qword [rbp - 88]  ;                    resident
        align 16
.blocks_1:
        xor r9, qword [r8]         ;     3.0 p0+p2   70 c
        mov qword [r11], r9        ;     4.0 p3+p4   71 dst
        xor r10, qword [r8 + 8]    ;     3.0 p1+p2   70 c
        mov qword [r11 + 8], r10   ;     4.0 p3+p4   71 dst
        add r8, 0x10               ;     1.0 p5      68 blocks
        lea r15, [r11 + 16]        ;     1.2 p0      68 blocks
        mov r11, r15               ;     2.2 p1      68 blocks copy
        cmp r8, qword [rbp - 72]   ;                    more blocks?
        jne .blocks_1
        mov qword [rbp - 80], r8   ;                    resident
        mov qword [rbp - 120], r9  ;                    resident
        mov qword [rbp - 112], r10 ;                    resident
        mov qword [rbp - 64], r11  ;                    resident
        mov qword [rbp - 104], r12 ;                    resident
        mov qword [rbp - 96], r13  ;                    resident
        mov qword [rbp - 88], r14  ;                    resident
.blocks_1_done:
        mov r8, qword [rbp - 120]  ;     0.0 p2      68 blocks reload
        mov r9, qword [rbp - 128]  ;     1.0 p2      68 blocks reload
        mov qword [r9], r8         ;     3.0 p3+p4   68 blocks
        mov r8, qword [rbp - 112]  ;     2.0 p2      68 blocks reload
        mov qword [r9 + 8], r8     ;     5.0 p3+p4   68 blocks
        mov r8, qword [rbp - 104]  ;     3.0 p2      68 blocks reload
        mov qword [r9 + 16], r8    ;     6.0 p3+p4   68 blocks
        mov r8, qword [rbp - 96]   ;     4.0 p2      68 blocks reload
        mov qword [r9 + 24], r8    ;     7.0 p3+p4   68 blocks
        mov r8, qword [rbp - 88]   ;     5.0 p2      68 blocks reload
        mov qword [r9 + 32], r8    ;     8.0 p3+p4   68 blocks
        xor eax, eax               ;                    cleared
        mov qword [rbp - 120], rax ;                    cleared
        mov qword [rbp - 112], rax ;                    cleared
        mov qword [rbp - 104], rax ;                    cleared
        mov qword [rbp - 96], rax  ;                    cleared
        mov qword [rbp - 88], rax  ;                    cleared
        add rsp, 0x50              ;                    frame
        pop r15                    ;                    preserved
        pop r14                    ;                    preserved
        pop r13                    ;                    preserved
        pop r12                    ;                    preserved
        pop rbp                    ;                    preserved
        ret

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
