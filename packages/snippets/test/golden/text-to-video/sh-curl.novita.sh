(
    set -e
    response=$(curl --fail-with-body --silent --show-error https://router.huggingface.co/novita/v3/async/hunyuan-video-fast \
        -H "Authorization: Bearer $HF_TOKEN" \
        -H "Content-Type: application/json" \
        -d '{"prompt": "A lighthouse in a storm, seen from a ship"}')
    job=$(printf %s "$response" | jq -er .task_id)
    while true; do
        response=$(curl --fail-with-body --silent --show-error "https://router.huggingface.co/novita/v3/async/task-result?task_id=$job" \
            -H "Authorization: Bearer $HF_TOKEN")
        status=$(printf %s "$response" | jq -r .task.status)
        case "$status" in
            TASK_STATUS_SUCCEED) break ;;
            TASK_STATUS_FAILED) echo "The job ended with $status: $response" >&2; exit 1 ;;
        esac
        sleep 1
    done
    url=$(printf %s "$response" | jq -er '.videos[0].video_url')
    curl --fail-with-body --silent --show-error "$url" --output output.mp4
    echo 'Saved output.mp4'
)
