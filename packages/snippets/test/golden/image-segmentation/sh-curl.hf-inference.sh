curl --fail-with-body https://router.huggingface.co/hf-inference/models/briaai/RMBG-2.0 \
    -H "Authorization: Bearer $HF_TOKEN" \
    -H "Content-Type: image/png" \
    --data-binary @lighthouse.png
