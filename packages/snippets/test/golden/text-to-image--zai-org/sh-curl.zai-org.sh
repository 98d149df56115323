(
    set -e
    response=$(curl --fail-with-body --silent --show-error https://router.huggingface.co/zai-org/api/paas/v4/async/images/generations \
        -H "Authorization: Bearer $HF_TOKEN" \
        -H "Content-Type: application/json" \
        -H "x-source-channel: hugging_face" \
        -H "accept-language: en-US,en" \
        -d '{
            "prompt": "A lighthouse on a cliff at dusk, oil painting",
            "model": "cogview-4"
        }')
    job=$(printf %s "$response" | jq -er .id)
    while true; do
        response=$(curl --fail-with-body --silent --show-error "https://router.huggingface.co/zai-org/api/paas/v4/async-result/$job" \
            -H "Authorization: Bearer $HF_TOKEN" \
            -H "x-source-channel: hugging_face" \
            -H "accept-language: en-US,en")
        status=$(printf %s "$response" | jq -r .task_status)
        case "$status" in
            SUCCESS) break ;;
            FAIL) echo "The job ended with $status: $response" >&2; exit 1 ;;
        esac
        sleep 5
    done
    url=$(printf %s "$response" | jq -er '.image_result[0].url')
    curl --fail-with-body --silent --show-error "$url" --output output.png
    echo 'Saved output.png'
)
