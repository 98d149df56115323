curl --fail-with-body https://router.huggingface.co/hf-inference/models/sentence-transformers/all-MiniLM-L6-v2/pipeline/sentence-similarity \
    -H "Authorization: Bearer $HF_TOKEN" \
    -H "Content-Type: application/json" \
    -d '{
        "inputs": {
            "source_sentence": "The sea is calm.",
            "sentences": [
                "The sea is quiet today.",
                "There are hardly any waves.",
                "He likes bread."
            ]
        }
    }'
