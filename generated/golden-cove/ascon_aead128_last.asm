; ascon_aead128_last for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/ascon.cw (sha256 f63084ee85e86bc4); do not edit:
;   ./cw build ascon_aead128_last --cpu golden-cove
;
; void ascon_aead128_last(void *st, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   st: 40 bytes, read and written, secret, no alignment needed
;   src: 16 bytes a block, read, secret, no alignment needed
;   dst: 16 bytes a block, written, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 16 bytes, 3 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 9 uops, planned 10.0; bounds: width 1.5, ports 1.7, path 5.0
;   blocks: 7 uops, planned 6.0; bounds: width 1.2, ports 1.0, path 6.0
;   body.2: 5 uops, planned 5.5; bounds: width 0.8, ports 1.0, path 0.0
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
        sub rsp, 0x38              ;                    frame
        lea rbp, [rsp + 128]       ;                    frame
        mov qword [rbp - 128], rdi ;                    argument
        mov dword [rbp - 80], ecx  ;                    argument
        mov qword [rbp - 104], rsi ;                    argument
        mov qword [rbp - 88], rdx  ;                    argument
        mov r8, qword [rbp - 128]  ;     0.0 p2      68 st reload
        mov r9, qword [r8]         ;     5.0 p3      68 st
        mov qword [rbp - 120], r9  ;    10.0 p7+p4   68 st
        mov r8, qword [r8 + 8]     ;     5.0 p10     68 st
        mov qword [rbp - 112], r8  ;    10.0 p8+p9   68 st
        mov r8d, dword [rbp - 80]  ;     1.0 p2      68 st
        shl r8, 4                  ;     6.0 p0      68 st
        add r8, qword [rbp - 104]  ;     7.0 p1+p3   68 st
        mov qword [rbp - 96], r8   ;     8.0 p7+p4   68 st
        cmp dword [rbp - 80], 0    ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbp - 104]  ;                    resident
        mov r9, qword [rbp - 120]  ;                    resident
        mov r10, qword [rbp - 88]  ;                    resident
        mov r11, qword [rbp - 112] ;                    resident
        align 16
.blocks_1:
        xor r9, qword [r8]         ;     5.0 p0+p2   70 st
        mov qword [r10], r9        ;     6.0 p7+p4   71 dst
        xor r11, qword [r8 + 8]    ;     5.0 p1+p3   70 st
        mov qword [r10 + 8], r11   ;     6.0 p8+p9   71 dst
        add r8, 0x10               ;     0.7 p5      68 blocks
        lea r12, [r10 + 16]        ;     0.8 p6      68 blocks
        mov r10, r12               ;     1.8         68 blocks copy
        cmp r8, qword [rbp - 96]   ;                    more blocks?
        jne .blocks_1
        mov qword [rbp - 104], r8  ;                    resident
        mov qword [rbp - 120], r9  ;                    resident
        mov qword [rbp - 88], r10  ;                    resident
        mov qword [rbp - 112], r11 ;                    resident
.blocks_1_done:
        mov r8, qword [rbp - 120]  ;     0.0 p2      68 blocks reload
        mov r9, qword [rbp - 128]  ;     0.2 p3      68 blocks reload
        mov qword [r9], r8         ;     5.0 p7+p4   68 blocks
        mov r8, qword [rbp - 112]  ;     0.5 p10     68 blocks reload
        mov qword [r9 + 8], r8     ;     5.5 p8+p9   68 blocks
        xor eax, eax               ;                    cleared
        mov qword [rbp - 120], rax ;                    cleared
        mov qword [rbp - 112], rax ;                    cleared
        add rsp, 0x38              ;                    frame
        pop r12                    ;                    preserved
        pop rbp                    ;                    preserved
        ret

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
