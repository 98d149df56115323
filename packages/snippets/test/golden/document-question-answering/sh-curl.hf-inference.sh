image=$(base64 < invoice.png | tr -d '\n')
printf %s '{"inputs": {"image": "'"$image"'", "question": "What is the total?"}}' |
curl --fail-with-body https://router.huggingface.co/hf-inference/models/impira/layoutlm-invoices \
    -H "Authorization: Bearer $HF_TOKEN" \
    -H "Content-Type: application/json" \
    --data-binary @-
