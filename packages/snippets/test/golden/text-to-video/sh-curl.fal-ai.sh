(
    set -e
    response=$(curl --fail-with-body --silent --show-error 'https://router.huggingface.co/fal-ai/fal-ai/hunyuan-video?_subdomain=queue' \
        -H "Authorization: Bearer $HF_TOKEN" \
        -H "Content-Type: application/json" \
        -d '{"prompt": "A lighthouse in a storm, seen from a ship"}')
    job=$(printf %s "$response" | jq -er .request_id)
    while true; do
        response=$(curl --fail-with-body --silent --show-error "https://router.huggingface.co/fal-ai/fal-ai/hunyuan-video/requests/$job/status?_subdomain=queue&logs=1" \
            -H "Authorization: Bearer $HF_TOKEN")
        status=$(printf %s "$response" | jq -r .status)
        case "$status" in
            COMPLETED) break ;;
            FAILED | ERROR | CANCELED | CANCELLED) echo "The job ended with $status: $response" >&2; exit 1 ;;
        esac
        sleep 1
    done
    response=$(curl --fail-with-body --silent --show-error "https://router.huggingface.co/fal-ai/fal-ai/hunyuan-video/requests/$job?_subdomain=queue" \
        -H "Authorization: Bearer $HF_TOKEN")
    url=$(printf %s "$response" | jq -er .video.url)
    curl --fail-with-body --silent --show-error "$url" --output output.mp4
    echo 'Saved output.mp4'
)
