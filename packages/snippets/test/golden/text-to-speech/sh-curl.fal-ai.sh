(
    set -e
    response=$(curl --fail-with-body --silent --show-error https://router.huggingface.co/fal-ai/fal-ai/kokoro/american-english \
        -H "Authorization: Bearer $HF_TOKEN" \
        -H "Content-Type: application/json" \
        -d '{"text": "The light is on, and all ships are safe."}')
    url=$(printf %s "$response" | jq -er .audio.url)
    curl --fail-with-body --silent --show-error "$url" --output output.wav
    echo 'Saved output.wav'
)
