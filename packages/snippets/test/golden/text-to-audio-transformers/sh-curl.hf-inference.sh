curl --fail-with-body --silent --show-error https://router.huggingface.co/hf-inference/models/facebook/musicgen-small \
    -H "Authorization: Bearer $HF_TOKEN" \
    -H "Content-Type: application/json" \
    -d '{"inputs": "Calm waves, with gulls far away"}' \
    --output output.wav && echo 'Saved output.wav'
