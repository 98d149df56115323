audio=$(base64 < speech.mp3 | tr -d '\n')
printf %s '{"audio_url": "data:audio/mpeg;base64,'"$audio"'"}' |
curl --fail-with-body https://router.huggingface.co/fal-ai/fal-ai/wizper \
    -H "Authorization: Bearer $HF_TOKEN" \
    -H "Content-Type: application/json" \
    --data-binary @-
