curl --fail-with-body --silent --show-error https://router.huggingface.co/hf-inference/models/hexgrad/Kokoro-82M \
    -H "Authorization: Bearer $HF_TOKEN" \
    -H "Content-Type: application/json" \
    -d '{"inputs": "The light is on, and all ships are safe."}' \
    --output output.wav && echo 'Saved output.wav'
