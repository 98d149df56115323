(
    set -e
    image=$(base64 < lighthouse.png | tr -d '\n')
    response=$(printf %s '{
        "input": {
            "image": "data:image/png;base64,'"$image"'",
            "images": ["data:image/png;base64,'"$image"'"],
            "input_image": "data:image/png;base64,'"$image"'",
            "input_images": ["data:image/png;base64,'"$image"'"],
            "prompt": "The same scene in winter, with snow on the roofs"
        }
    }' |
    curl --fail-with-body --silent --show-error https://router.huggingface.co/replicate/v1/models/black-forest-labs/flux-kontext-dev/predictions \
        -H "Authorization: Bearer $HF_TOKEN" \
        -H "Content-Type: application/json" \
        -H "Prefer: wait" \
        --data-binary @-)
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
    curl --fail-with-body --silent --show-error "$url" --output output.png
    echo 'Saved output.png'
)
