# A server with the OpenAI API on port 8080
MEMRA_MODELS='model=hf:acme/chat-gguf' memra-server
