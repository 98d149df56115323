(
    set -e
    response=$(curl --fail-with-body --silent --show-error https://router.huggingface.co/together/v2/videos \
        -H "Authorization: Bearer $HF_TOKEN" \
        -H "Content-Type: application/json" \
        -d '{
            "prompt": "A lighthouse in a storm, seen from a ship",
            "model": "tencent/hunyuan-video"
        }')
    job=$(printf %s "$response" | jq -er .id)
    while true; do
        response=$(curl --fail-with-body --silent --show-error "https://router.huggingface.co/together/v2/videos/$job" \
            -H "Authorization: Bearer $HF_TOKEN")
        status=$(printf %s "$response" | jq -r .status)
        case "$status" in
            completed) break ;;
            failed | cancelled) echo "The job ended with $status: $response" >&2; exit 1 ;;
        esac
        sleep 2
    done
    url=$(printf %s "$response" | jq -er .outputs.video_url)
    curl --fail-with-body --silent --show-error "$url" --output output.mp4
    echo 'Saved output.mp4'
)
