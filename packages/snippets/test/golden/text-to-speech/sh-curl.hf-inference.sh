curl --fail-with-body --silent --show-error https://router.huggingface.co/hf-inference/models/hexgrad/Kokoro-82M \
    -H "Authorization: Bearer $HF_TOKEN" \
    -H "Content-Type: application/json" \
    -d '{"inputs": "The answer to everything is 42."}' \
    --output output.wav && echo 'Saved output.wav'
