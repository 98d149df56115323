curl --fail-with-body https://router.huggingface.co/hf-inference/models/openai/whisper-large-v3-turbo \
    -H "Authorization: Bearer $HF_TOKEN" \
    -H "Content-Type: audio/mpeg" \
    --data-binary @speech.mp3
