curl --fail-with-body https://router.huggingface.co/hf-inference/models/google-bert/bert-large-uncased-whole-word-masking-finetuned-squad \
    -H "Authorization: Bearer $HF_TOKEN" \
    -H "Content-Type: application/json" \
    -d '{
        "inputs": {
            "question": "Where does Nora live?",
            "context": "My name is Nora and I live in Lisbon."
        }
    }'
