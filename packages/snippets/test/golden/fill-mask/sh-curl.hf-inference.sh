curl --fail-with-body https://router.huggingface.co/hf-inference/models/google-bert/bert-base-uncased \
    -H "Authorization: Bearer $HF_TOKEN" \
    -H "Content-Type: application/json" \
    -d '{"inputs": "What I like most about the sea is the [MASK]."}'
