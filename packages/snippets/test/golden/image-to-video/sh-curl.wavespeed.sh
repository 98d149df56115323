(
    set -e
    image=$(base64 < lighthouse.png | tr -d '\n')
    response=$(printf %s '{
        "image": "'"$image"'",
        "images": ["'"$image"'"],
        "prompt": "The camera moves slowly to the left"
    }' |
    curl --fail-with-body --silent --show-error https://router.huggingface.co/wavespeed/api/v3/wavespeed-ai/wan-2.1/i2v-720p \
        -H "Authorization: Bearer $HF_TOKEN" \
        -H "Content-Type: application/json" \
        --data-binary @-)
    job=$(printf %s "$response" | jq -er .data.id)
    while true; do
        response=$(curl --fail-with-body --silent --show-error "https://router.huggingface.co/wavespeed/api/v3/predictions/$job/result" \
            -H "Authorization: Bearer $HF_TOKEN")
        status=$(printf %s "$response" | jq -r .data.status)
        case "$status" in
            completed) break ;;
            failed) echo "The job ended with $status: $response" >&2; exit 1 ;;
        esac
        sleep 1
    done
    url=$(printf %s "$response" | jq -er '.data.outputs[0]')
    curl --fail-with-body --silent --show-error "$url" --output output.mp4
    echo 'Saved output.mp4'
)
