curl --fail-with-body https://my.endpoints.huggingface.cloud/ \
    -H "Authorization: Bearer $API_TOKEN" \
    -H "Content-Type: application/json" \
    -d '{"inputs": "I love the view from up here."}'
