import os

import requests

API_URL = "https://router.huggingface.co/v1/chat/completions"
headers = {
    "Authorization": f"Bearer {os.environ['HF_TOKEN']}",
    "X-HF-Bill-To": "huggingface",
}

def query(payload):
    response = requests.post(API_URL, headers=headers, json=payload)
    response.raise_for_status()
    return response.json()

response = query({
    "model": "meta-llama/Llama-3.1-8B-Instruct:hf-inference",
    "messages": [{"role": "user", "content": "What is the capital of Portugal?"}],
})
print(response["choices"][0]["message"])
