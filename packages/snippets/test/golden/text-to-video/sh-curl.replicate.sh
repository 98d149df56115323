(
    set -e
    response=$(curl --fail-with-body --silent --show-error https://router.huggingface.co/replicate/v1/models/tencent/hunyuan-video/predictions \
        -H "Authorization: Bearer $HF_TOKEN" \
        -H "Content-Type: application/json" \
        -H "Prefer: wait" \
        -d '{"input": {"prompt": "A lighthouse in a storm, seen from a ship"}}')
    job=$(printf %s "$response" | jq -er .id)
    while true; do
        response=$(curl --fail-with-body --silent --show-error "https://router.huggingface.co/replicate/v1/predictions/$job" \
            -H "Authorization: Bearer $HF_TOKEN")
        status=$(printf %s "$response" | jq -r .status)
        case "$status" in
            succeeded) break ;;
            failed | canceled | aborted) echo "The job ended with $status: $response" >&2; exit 1 ;;
        esac
        sleep 1
    done
    url=$(printf %s "$response" | jq -er '[.output] | flatten | first')
    curl --fail-with-body --silent --show-error "$url" --output output.mp4
    echo 'Saved output.mp4'
)
