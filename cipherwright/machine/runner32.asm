; The native runner: a static i386 Linux program made by nasm alone (nasm -f bin).
; It serves commands from standard input: four dwords (operation, a, b, c), some with a payload.
;   1 MMAP addr len prot     2 WRITE addr len + bytes     3 MPROTECT addr len prot
;   4 CALL + request         5 READ addr len -> bytes     6 MUNMAP addr len
; CALL answers with a fixed reply; a signal during the call is caught and reported in the same reply.
; End of file on standard input ends the program.
bits 32
BASE    equ 0x7f000000
DATA    equ 0x7f100000          ; private read/write area, mapped at the start
DATASZ  equ 0x40000
INBUF   equ DATA + 0x20000
OUTBUF  equ DATA + 0x30000
BUFSZ   equ 0x10000
ALT     equ DATA + 0x8000       ; alternate signal stack
ALTSZ   equ 0x18000
FRAME   equ 0x20000             ; so many bytes below the stack pointer hold UNSET before a call, not what one before left
UNSET   equ 0x9d5bb7e3
FLAGS   equ 0x8d7               ; carry, parity, adjust, zero, sign, overflow: set; a callee may rely on none of them
        org BASE

ehdr:   db 0x7f, "ELF", 1, 1, 1, 0
        times 8 db 0
        dw 2, 3
        dd 1, start, phdr - BASE, 0, 0
        dw 52, 32, 2, 0, 0, 0
phdr:   dd 1, 0, BASE, BASE, filesize, filesize, 5, 0x1000     ; PT_LOAD, read + execute
        dd 0x6474e551, 0, 0, 0, 0, 0, 6, 16                    ; PT_GNU_STACK: not executable

; ---- the data area
absolute DATA
hdr:    resd 4
saved:  resd 1                  ; the runner's own stack pointer
incall: resd 1
zero:   resd 4                  ; an all-zero itimerval
timer:  resd 4
request:
q_entry: resd 1
q_esp:  resd 1
q_eax:  resd 1
q_ebx:  resd 1
q_ecx:  resd 1
q_edx:  resd 1
q_esi:  resd 1
q_edi:  resd 1
q_ebp:  resd 1
q_sec:  resd 1
q_usec: resd 1
q_junk: resd 4                  ; what the vector registers hold
reqlen  equ $ - request
reply:
r_sig:  resd 1
r_eax:  resd 1
r_ebx:  resd 1
r_ecx:  resd 1
r_edx:  resd 1
r_esi:  resd 1
r_edi:  resd 1
r_ebp:  resd 1
r_esp:  resd 1
r_flags: resd 1
r_tag:  resd 1
r_fcw:  resd 1
r_mxcsr: resd 1
r_addr: resd 1
r_eip:  resd 1
r_err:  resd 1
r_trap: resd 1
r_errno: resd 1                 ; the first failure of a memory command since the last reply
replen  equ $ - reply
fenv:   resd 7
mxcsr:  resd 1
inpos:  resd 1
inleft: resd 1
outlen: resd 1
section .text

start:  cld
        mov eax, 192            ; mmap2
        mov ebx, DATA
        mov ecx, DATASZ
        mov edx, 3
        mov esi, 0x32
        mov edi, -1
        xor ebp, ebp
        int 0x80
        cmp eax, DATA
        jne die
        mov [saved], esp
        mov dword [mxcsr], 0x1f80
        mov eax, 186            ; sigaltstack
        mov ebx, altstack
        xor ecx, ecx
        int 0x80
        mov esi, signals
.sig:   movzx ebx, byte [esi]
        inc esi
        test ebx, ebx
        jz serve
        push esi
        mov eax, 174            ; rt_sigaction
        mov ecx, action
        xor edx, edx
        mov esi, 8
        int 0x80
        pop esi
        jmp .sig

serve:  mov ebx, hdr
        mov ecx, 16
        call readall
        mov eax, [hdr]
        mov ebx, [hdr + 4]
        mov ecx, [hdr + 8]
        mov edx, [hdr + 12]
        cmp eax, 1
        je do_mmap
        cmp eax, 2
        je do_write
        cmp eax, 3
        je do_mprotect
        cmp eax, 4
        je do_call
        cmp eax, 5
        je do_read
        cmp eax, 6
        je do_munmap
die:    mov eax, 1              ; exit
        mov ebx, 3
        int 0x80

do_mmap:
        mov eax, 192
        mov esi, 0x100022       ; MAP_FIXED_NOREPLACE | MAP_ANONYMOUS | MAP_PRIVATE
        mov edi, -1
        xor ebp, ebp
        int 0x80
        sub eax, [hdr + 4]
        jmp status
do_write:
        call readall
        jmp serve
do_mprotect:
        mov eax, 125
        int 0x80
        jmp status
do_munmap:
        mov eax, 91
        int 0x80
status: test eax, eax
        jz serve
        cmp dword [r_errno], 0
        jne serve
        mov [r_errno], eax
        jmp serve
do_read:
        call writeall
        jmp serve

do_call:
        mov ebx, request
        mov ecx, reqlen
        call readall
        mov ecx, (replen / 4) - 1
        mov edi, reply
        xor eax, eax
        rep stosd
        mov edi, [q_esp]
        sub edi, FRAME
        mov ecx, FRAME / 4
        mov eax, UNSET
        mov dword [incall], 1
        rep stosd
        mov eax, [q_sec]
        mov [timer + 8], eax
        mov eax, [q_usec]
        mov [timer + 12], eax
        mov eax, 104            ; setitimer(ITIMER_REAL)
        xor ebx, ebx
        mov ecx, timer
        xor edx, edx
        int 0x80
%assign i 0
%rep 8
        movq mm %+ i, [q_junk]
        movdqu xmm %+ i, [q_junk]
%assign i i + 1
%endrep
        fninit
        ldmxcsr [mxcsr]
        push FLAGS
        popfd
        mov eax, [q_eax]
        mov ebx, [q_ebx]
        mov ecx, [q_ecx]
        mov edx, [q_edx]
        mov esi, [q_esi]
        mov edi, [q_edi]
        mov ebp, [q_ebp]
        mov esp, [q_esp]
        call [q_entry]
        mov [r_esp], esp
        mov esp, [saved]
        pushfd
        mov dword [incall], 0
        pop dword [r_flags]
        cld
        mov [r_eax], eax
        mov [r_ebx], ebx
        mov [r_ecx], ecx
        mov [r_edx], edx
        mov [r_esi], esi
        mov [r_edi], edi
        mov [r_ebp], ebp
        fnstenv [fenv]
        movzx eax, word [fenv]
        mov [r_fcw], eax
        movzx eax, word [fenv + 8]
        mov [r_tag], eax
        stmxcsr [r_mxcsr]
finish: fninit
        ldmxcsr [mxcsr]
        mov eax, 104            ; stop the timer
        xor ebx, ebx
        mov ecx, zero
        xor edx, edx
        int 0x80
        mov ebx, reply
        mov ecx, replen
        call writeall
        mov dword [r_errno], 0
        jmp serve

; take ecx bytes of input to ebx; pending output is sent before the input buffer is filled again
readall:
        mov edi, ebx
        mov ebp, ecx
.next:  test ebp, ebp
        jz .done
        mov ecx, [inleft]
        test ecx, ecx
        jz .fill
        cmp ecx, ebp
        jbe .copy
        mov ecx, ebp
.copy:  mov esi, [inpos]
        sub ebp, ecx
        sub [inleft], ecx
        add [inpos], ecx
        rep movsb
        jmp .next
.fill:  call flush
.again: mov eax, 3              ; read
        xor ebx, ebx
        mov ecx, INBUF
        mov edx, BUFSZ
        int 0x80
        cmp eax, -4             ; EINTR
        je .again
        test eax, eax
        jle die
        mov [inleft], eax
        mov dword [inpos], INBUF
        jmp .next
.done:  ret

; put ecx bytes from ebx in the output buffer, which is sent when it is full
writeall:
        mov esi, ebx
        mov ebp, ecx
.next:  test ebp, ebp
        jz .done
        mov ecx, BUFSZ
        sub ecx, [outlen]
        jz .full
        cmp ecx, ebp
        jbe .copy
        mov ecx, ebp
.copy:  mov edi, [outlen]
        add edi, OUTBUF
        sub ebp, ecx
        add [outlen], ecx
        rep movsb
        jmp .next
.full:  push esi
        call flush
        pop esi
        jmp .next
.done:  ret

; send the output buffer (keeps edi and ebp)
flush:  mov esi, OUTBUF
.next:  cmp dword [outlen], 0
        je .done
        mov eax, 4              ; write
        mov ebx, 1
        mov ecx, esi
        mov edx, [outlen]
        int 0x80
        cmp eax, -4
        je .next
        test eax, eax
        jle die
        add esi, eax
        sub [outlen], eax
        jmp .next
.done:  ret

; void handler(int signal, siginfo_t *info, ucontext_t *context), on the alternate stack
handler:
        cld
        mov eax, [esp + 4]
        cmp dword [incall], 0
        jne .report
        cmp eax, 14             ; a late alarm is harmless, anything else is a fault of the runner
        jne die
        ret
.report:
        mov dword [incall], 0
        mov [r_sig], eax
        mov edx, [esp + 8]
        mov ecx, [edx + 12]     ; si_addr
        mov [r_addr], ecx
        mov edx, [esp + 12]
        mov ecx, [edx + 76]
        mov [r_eip], ecx
        mov ecx, [edx + 72]
        mov [r_err], ecx
        mov ecx, [edx + 68]
        mov [r_trap], ecx
        mov ecx, [edx + 48]
        mov [r_esp], ecx
        mov esp, [saved]
        jmp finish

restorer:
        mov eax, 173            ; rt_sigreturn
        int 0x80

        align 4
action: dd handler, 0x4c000004 , restorer, 0, 0   ; SIGINFO | RESTORER | ONSTACK | NODEFER
altstack: dd ALT, 0, ALTSZ
signals: db 4, 5, 7, 8, 11, 14, 0                 ; ILL TRAP BUS FPE SEGV ALRM
filesize equ $ - BASE
