curl https://router.huggingface.co/groq/openai/v1/chat/completions \
    -H "Authorization: Bearer $HF_TOKEN" \
    -H "Content-Type: application/json" \
    -d '{
        "model": "x'\''\"\\$(id)",
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
