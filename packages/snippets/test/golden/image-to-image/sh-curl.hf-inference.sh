image=$(base64 < lighthouse.png | tr -d '\n')
printf %s '{
    "inputs": "'"$image"'",
    "parameters": {"prompt": "The same scene in winter, with snow on the roofs"}
}' |
curl --fail-with-body --silent --show-error https://router.huggingface.co/hf-inference/models/black-forest-labs/FLUX.1-Kontext-dev \
    -H "Authorization: Bearer $HF_TOKEN" \
    -H "Content-Type: application/json" \
    --data-binary @- \
    --output output.png && echo 'Saved output.png'
