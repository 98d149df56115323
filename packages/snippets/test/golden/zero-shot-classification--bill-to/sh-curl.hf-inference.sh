curl --fail-with-body https://router.huggingface.co/hf-inference/models/facebook/bart-large-mnli \
    -H "Authorization: Bearer $HF_TOKEN" \
    -H "Content-Type: application/json" \
    -H "X-HF-Bill-To: huggingface" \
    -d '{
        "inputs": "The lamp I ordered last week arrived broken. Please send me my money back.",
        "parameters": {"candidate_labels": ["refund", "invoice", "praise"]}
    }'
