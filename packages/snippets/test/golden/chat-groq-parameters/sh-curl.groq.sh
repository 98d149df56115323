curl https://router.huggingface.co/groq/openai/v1/chat/completions \
    -H "Authorization: Bearer $HF_TOKEN" \
    -H "Content-Type: application/json" \
    -d '{
        "model": "llama-3.1-8b-instant",
        "messages": [{"role": "user", "content": "What is the capital of Portugal?"}],
        "temperature": 0,
        "max_tokens": 512,
        "top_p": 0.95
    }'
