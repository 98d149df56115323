curl --fail-with-body --silent --show-error https://router.huggingface.co/hf-inference/models/black-forest-labs/FLUX.1-schnell \
    -H "Authorization: Bearer $HF_TOKEN" \
    -H "Content-Type: application/json" \
    -d '{"inputs": "A lighthouse on a cliff at dusk, oil painting"}' \
    --output output.png && echo 'Saved output.png'
