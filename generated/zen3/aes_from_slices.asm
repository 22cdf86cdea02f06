; aes_from_slices for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 b96ab4300706cbb4); do not edit:
;   ./cw build aes_from_slices --cpu zen3
;
; void aes_from_slices(const void *src, void *dst, uint32_t n);   System V, 64 bits
;   src: 16 bytes a block, read, secret, no alignment needed
;   dst: 16 bytes a block, written, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame holds no secrets.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 4 uops, planned 6.0; bounds: width 0.7, ports 1.0, path 2.0
;   blocks: 10 uops, planned 5.0; bounds: width 1.7, ports 2.7, path 4.0
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
%fatal "aes_from_slices is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_aes_from_slices
$_aes_from_slices:
%else
        global $aes_from_slices
%endif
$aes_from_slices:
        push rbp                  ;                    preserved
        sub rsp, 0x20             ;                    frame
        mov dword [rsp + 24], edx ;                    argument
        mov qword [rsp + 0], rdi  ;                    argument
        mov qword [rsp + 16], rsi ;                    argument
        mov r8d, dword [rsp + 24] ;     0.0 agu0   197 blocks
        shl r8, 4                 ;     4.0 alu1   197 blocks
        add r8, qword [rsp + 0]   ;     5.0 alu0+agu1  197 blocks
        mov qword [rsp + 8], r8   ;     6.0 agu2+st0  197 blocks
        cmp dword [rsp + 24], 0   ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rsp + 0]   ;                    resident
        mov r9, qword [rsp + 16]  ;                    resident
        align 16
.blocks_1:
        mov esi, dword [r8]       ;     0.0 agu0   192 dst
        mov edi, dword [r8 + 4]   ;     0.2 agu1   192 dst
        mov ebp, dword [r8 + 8]   ;     0.3 agu2   192 dst
        mov r10d, dword [r8 + 12] ;     1.0 agu0   192 dst
        mov dword [r9], esi       ;     4.0 agu1+st0  192 dst
        mov dword [r9 + 4], edi   ;     4.2 agu2+st1  192 dst
        mov dword [r9 + 8], ebp   ;     4.3 agu0+st0  192 dst
        mov dword [r9 + 12], r10d ;     5.0 agu1+st1  192 dst
        add r9, 0x10              ;     1.3 alu0   197 blocks
        add r8, 0x10              ;     1.5 alu1   197 blocks
        cmp r8, qword [rsp + 8]   ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 0], r8   ;                    resident
        mov qword [rsp + 16], r9  ;                    resident
.blocks_1_done:
        add rsp, 0x20             ;                    frame
        pop rbp                   ;                    preserved
        ret

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
