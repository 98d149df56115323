image=$(base64 < lighthouse.png | tr -d '\n')
printf %s '{
    "inputs": {"image": "'"$image"'"},
    "parameters": {"candidate_labels": ["lighthouse", "tree", "cat"]}
}' |
curl --fail-with-body https://router.huggingface.co/hf-inference/models/openai/clip-vit-large-patch14 \
    -H "Authorization: Bearer $HF_TOKEN" \
    -H "Content-Type: application/json" \
    --data-binary @-
