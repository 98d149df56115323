curl --fail-with-body --silent --show-error https://router.huggingface.co/hf-inference/models/black-forest-labs/FLUX.1-schnell \
    -H "Authorization: Bearer $HF_TOKEN" \
    -H "Content-Type: application/json" \
    -d '{
        "inputs": "An astronaut feeding giraffes",
        "parameters": {"num_inference_steps": 5}
    }' \
    --output output.png && echo 'Saved output.png'
