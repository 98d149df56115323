(
    set -e
    response=$(curl --fail-with-body --silent --show-error https://router.huggingface.co/replicate/v1/models/jaaari/kokoro-82m/predictions \
        -H "Authorization: Bearer $HF_TOKEN" \
        -H "Content-Type: application/json" \
        -H "Prefer: wait" \
        -d '{"input": {"text": "The light is on, and all ships are safe."}}')
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
    curl --fail-with-body --silent --show-error "$url" --output output.wav
    echo 'Saved output.wav'
)
