(
    set -e
    response=$(curl --fail-with-body --silent --show-error 'https://router.huggingface.co/fal-ai/fal-ai/flux-lora?_subdomain=queue' \
        -H "Authorization: Bearer $HF_TOKEN" \
        -H "Content-Type: application/json" \
        -d '{
            "loras": [
                {
                    "path": "https://huggingface.co/openfree/flux-chatgpt-ghibli-lora/resolve/main/flux-chatgpt-ghibli-lora.safetensors",
                    "scale": 1
                }
            ],
            "prompt": "A lighthouse on a cliff at dusk, oil painting"
        }')
    job=$(printf %s "$response" | jq -er .request_id)
    while true; do
        response=$(curl --fail-with-body --silent --show-error "https://router.huggingface.co/fal-ai/fal-ai/flux-lora/requests/$job/status?_subdomain=queue&logs=1" \
            -H "Authorization: Bearer $HF_TOKEN")
        status=$(printf %s "$response" | jq -r .status)
        case "$status" in
            COMPLETED) break ;;
            FAILED | ERROR | CANCELED | CANCELLED) echo "The job ended with $status: $response" >&2; exit 1 ;;
        esac
        sleep 1
    done
    response=$(curl --fail-with-body --silent --show-error "https://router.huggingface.co/fal-ai/fal-ai/flux-lora/requests/$job?_subdomain=queue" \
        -H "Authorization: Bearer $HF_TOKEN")
    url=$(printf %s "$response" | jq -er '.images[0].url')
    curl --fail-with-body --silent --show-error "$url" --output output.png
    echo 'Saved output.png'
)
