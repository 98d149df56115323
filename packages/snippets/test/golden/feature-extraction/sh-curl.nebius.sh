curl --fail-with-body https://router.huggingface.co/nebius/v1/embeddings \
    -H "Authorization: Bearer $HF_TOKEN" \
    -H "Content-Type: application/json" \
    -d '{
        "input": "The sun is out today, so let us eat some ice cream.",
        "model": "BAAI/bge-en-icl"
    }'
