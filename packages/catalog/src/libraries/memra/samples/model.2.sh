# One answer. Where there are several GGUF files, end the name with a part of one, such as :Q4_K_M
MEMRA_CHAT=1 run-gen hf:acme/chat-gguf --prompt "Why is the sky blue?"
