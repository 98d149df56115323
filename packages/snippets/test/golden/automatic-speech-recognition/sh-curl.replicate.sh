(
    set -e
    audio=$(base64 < speech.mp3 | tr -d '\n')
    response=$(printf %s '{
        "input": {"audio": "data:audio/mpeg;base64,'"$audio"'"},
        "version": "8099696689d249cf8b122d833c36ac3f75505c666a395ca40ef26f68e7d3d16e"
    }' |
    curl --fail-with-body --silent --show-error https://router.huggingface.co/replicate/v1/predictions \
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
    printf '%s\n' "$response"
)
