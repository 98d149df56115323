image=$(base64 < lighthouse.png | tr -d '\n')
printf %s '{"inputs": {"image": "'"$image"'", "question": "What is in the picture?"}}' |
curl --fail-with-body https://router.huggingface.co/hf-inference/models/dandelin/vilt-b32-finetuned-vqa \
    -H "Authorization: Bearer $HF_TOKEN" \
    -H "Content-Type: application/json" \
    --data-binary @-
