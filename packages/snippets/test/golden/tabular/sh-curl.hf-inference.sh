curl --fail-with-body https://router.huggingface.co/hf-inference/models/templates/tabular-classification \
    -H "Authorization: Bearer $HF_TOKEN" \
    -H "Content-Type: application/json" \
    -d '{
        "inputs": {
            "data": {"height_cm": ["12", "48", "95"], "leaves": ["4", "11", "23"]}
        }
    }'
