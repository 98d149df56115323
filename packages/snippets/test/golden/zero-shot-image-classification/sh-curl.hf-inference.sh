image=$(base64 < cats.jpg | tr -d '\n')
printf %s '{
    "inputs": {"image": "'"$image"'"},
    "parameters": {"candidate_labels": ["cat", "dog", "llama"]}
}' |
curl https://router.huggingface.co/hf-inference/models/openai/clip-vit-large-patch14 \
    -H "Authorization: Bearer $HF_TOKEN" \
    -H "Content-Type: application/json" \
    --data-binary @-
