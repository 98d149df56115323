curl --fail-with-body --no-buffer https://api.groq.com/openai/v1/chat/completions \
    -H "Authorization: Bearer gsk_xxx" \
    -H "Content-Type: application/json" \
    -d '{
        "model": "llama-3.1-8b-instant",
        "messages": [{"role": "user", "content": "What is the capital of Portugal?"}],
        "stream": true
    }'
