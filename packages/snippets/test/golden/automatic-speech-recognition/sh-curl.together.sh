curl --fail-with-body https://router.huggingface.co/together/v1/audio/transcriptions \
    -H "Authorization: Bearer $HF_TOKEN" \
    --form-string 'model=openai/whisper-large-v3' \
    -F 'file=@"speech.mp3";type=audio/mpeg'
