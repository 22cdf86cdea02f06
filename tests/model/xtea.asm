; XTEA, one block of 64 bits: void xtea_encrypt(const uint32_t key[4], uint32_t block[2]), cdecl.
; Words are little-endian here. An example for `cw simulate`: plain code, scheduled for no CPU.

        bits 32
        global xtea_encrypt
        section .text
        align 16
xtea_encrypt:
        push ebx
        push esi
        push edi
        push ebp
        mov ebp, [esp + 20]             ; key
        mov edi, [esp + 24]             ; block
        mov eax, [edi]
        mov edx, [edi + 4]
        xor esi, esi                    ; the sum; after 32 rounds it is 32 * 0x9e3779b9
.round: mov ecx, edx
        mov ebx, edx
        shl ecx, 4
        shr ebx, 5
        xor ecx, ebx
        add ecx, edx
        mov ebx, esi
        and ebx, 3
        mov ebx, [ebp + ebx*4]
        add ebx, esi
        xor ecx, ebx
        add eax, ecx
        add esi, 0x9e3779b9
        mov ecx, eax
        mov ebx, eax
        shl ecx, 4
        shr ebx, 5
        xor ecx, ebx
        add ecx, eax
        mov ebx, esi
        shr ebx, 11
        and ebx, 3
        mov ebx, [ebp + ebx*4]
        add ebx, esi
        xor ecx, ebx
        add edx, ecx
        cmp esi, 0xc6ef3720
        jne .round
.done:  mov [edi], eax
        mov [edi + 4], edx
        pop ebp
        pop edi
        pop esi
        pop ebx
        ret
