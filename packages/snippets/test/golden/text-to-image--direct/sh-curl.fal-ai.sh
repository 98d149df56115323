(
    set -e
    response=$(curl --fail-with-body --silent --show-error https://queue.fal.run/fal-ai/flux/schnell \
        -H "Authorization: Key $FAL_AI_API_KEY" \
        -H "Content-Type: application/json" \
        -d '{"prompt": "A lighthouse on a cliff at dusk, oil painting"}')
    job=$(printf %s "$response" | jq -er .request_id)
    while true; do
        response=$(curl --fail-with-body --silent --show-error "https://queue.fal.run/fal-ai/flux/requests/$job/status?logs=1" \
            -H "Authorization: Key $FAL_AI_API_KEY")
        status=$(printf %s "$response" | jq -r .status)
        case "$status" in
            COMPLETED) break ;;
            FAILED | ERROR | CANCELED | CANCELLED) echo "The job ended with $status: $response" >&2; exit 1 ;;
        esac
        sleep 1
    done
    response=$(curl --fail-with-body --silent --show-error "https://queue.fal.run/fal-ai/flux/requests/$job" \
        -H "Authorization: Key $FAL_AI_API_KEY")
    url=$(printf %s "$response" | jq -er '.images[0].url')
    curl --fail-with-body --silent --show-error "$url" --output output.png
    echo 'Saved output.png'
)
