image=$(base64 < cat.png | tr -d '\n')
printf %s '{
    "inputs": "'"$image"'",
    "parameters": {"prompt": "Turn the cat into a tiger"}
}' |
curl --fail-with-body --silent --show-error https://router.huggingface.co/hf-inference/models/black-forest-labs/FLUX.1-Kontext-dev \
    -H "Authorization: Bearer $HF_TOKEN" \
    -H "Content-Type: application/json" \
    --data-binary @- \
    --output output.png && echo 'Saved output.png'
