curl --fail-with-body https://router.huggingface.co/v1/chat/completions \
    -H "Authorization: Bearer $HF_TOKEN" \
    -H "Content-Type: application/json" \
    -d '{
        "model": "meta-llama/Llama-3.2-11B-Vision-Instruct:hf-inference",
        "messages": [
            {
                "role": "user",
                "content": [
                    {
                        "type": "text",
                        "text": "Describe what this picture shows, briefly."
                    },
                    {
                        "type": "image_url",
                        "image_url": {"url": "https://cdn.britannica.com/61/93061-050-99147DCE/Statue-of-Liberty-Island-New-York-Bay.jpg"}
                    }
                ]
            }
        ]
    }'
