(
    set -e
    image=$(base64 < lighthouse.png | tr -d '\n')
    response=$(printf %s '{
        "image_url": "data:image/png;base64,'"$image"'",
        "image_urls": ["data:image/png;base64,'"$image"'"],
        "prompt": "The camera moves slowly to the left"
    }' |
    curl --fail-with-body --silent --show-error 'https://router.huggingface.co/fal-ai/fal-ai/wan-i2v?_subdomain=queue' \
        -H "Authorization: Bearer $HF_TOKEN" \
        -H "Content-Type: application/json" \
        --data-binary @-)
    job=$(printf %s "$response" | jq -er .request_id)
    while true; do
        response=$(curl --fail-with-body --silent --show-error "https://router.huggingface.co/fal-ai/fal-ai/wan-i2v/requests/$job/status?_subdomain=queue&logs=1" \
            -H "Authorization: Bearer $HF_TOKEN")
        status=$(printf %s "$response" | jq -r .status)
        case "$status" in
            COMPLETED) break ;;
            FAILED | ERROR | CANCELED | CANCELLED) echo "The job ended with $status: $response" >&2; exit 1 ;;
        esac
        sleep 1
    done
    response=$(curl --fail-with-body --silent --show-error "https://router.huggingface.co/fal-ai/fal-ai/wan-i2v/requests/$job?_subdomain=queue" \
        -H "Authorization: Bearer $HF_TOKEN")
    url=$(printf %s "$response" | jq -er .video.url)
    curl --fail-with-body --silent --show-error "$url" --output output.mp4
    echo 'Saved output.mp4'
)
