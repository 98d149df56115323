curl --fail-with-body https://router.huggingface.co/hf-inference/models/google/tapas-base-finetuned-wtq \
    -H "Authorization: Bearer $HF_TOKEN" \
    -H "Content-Type: application/json" \
    -d '{
        "inputs": {
            "query": "Which plant has the highest height?",
            "table": {
                "plant": ["Fern", "Sunflower", "Tomato"],
                "height": ["48", "182", "95"]
            }
        }
    }'
