(
    set -e
    response=$(curl --fail-with-body --silent --show-error https://api.us1.bfl.ai/v1/flux-dev \
        -H "x-key: $BLACK_FOREST_LABS_API_KEY" \
        -H "Content-Type: application/json" \
        -d '{"prompt": "A lighthouse on a cliff at dusk, oil painting"}')
    address=$(printf %s "$response" | jq -er .polling_url)
    while true; do
        response=$(curl --fail-with-body --silent --show-error "$address" \
            -H "x-key: $BLACK_FOREST_LABS_API_KEY")
        status=$(printf %s "$response" | jq -r .status)
        case "$status" in
            Ready) break ;;
            Error | Failed | 'Request Moderated' | 'Content Moderated' | 'Task not found') echo "The job ended with $status: $response" >&2; exit 1 ;;
        esac
        sleep 1
    done
    url=$(printf %s "$response" | jq -er .result.sample)
    curl --fail-with-body --silent --show-error "$url" --output output.png
    echo 'Saved output.png'
)
