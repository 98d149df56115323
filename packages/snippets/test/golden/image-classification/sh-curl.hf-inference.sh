curl --fail-with-body https://router.huggingface.co/hf-inference/models/Falconsai/nsfw_image_detection \
    -H "Authorization: Bearer $HF_TOKEN" \
    -H "Content-Type: image/png" \
    --data-binary @lighthouse.png
