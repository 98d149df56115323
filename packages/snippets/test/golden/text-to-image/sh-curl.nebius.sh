(
    set -e
    response=$(curl --fail-with-body --silent --show-error https://router.huggingface.co/nebius/v1/images/generations \
        -H "Authorization: Bearer $HF_TOKEN" \
        -H "Content-Type: application/json" \
        -d '{
            "response_format": "b64_json",
            "prompt": "A lighthouse on a cliff at dusk, oil painting",
            "model": "black-forest-labs/flux-schnell"
        }')
    printf %s "$response" | jq -er '.data[0].b64_json' | base64 --decode > output.png
    echo 'Saved output.png'
)
