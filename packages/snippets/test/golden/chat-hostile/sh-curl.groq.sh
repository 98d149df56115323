curl --fail-with-body https://router.huggingface.co/v1/chat/completions \
    -H "Authorization: Bearer $HF_TOKEN" \
    -H "Content-Type: application/json" \
    -d '{
        "model": "meta-llama/Llama-3.1-8B-Instruct:groq",
        "messages": [
            {
                "role": "user",
                "content": "It'\''s \"quoted\" `id` $(id) ${HOME} \\ %s !!\nsecond line\u2028third\u0000"
            },
            {
                "role": "assistant",
                "content": null,
                "tool_calls": [
                    {
                        "id": "1",
                        "type": "function",
                        "function": {
                            "name": "now",
                            "arguments": "{\"zone\": \"it'\''s\"}"
                        }
                    }
                ]
            }
        ]
    }'
