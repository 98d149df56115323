import os

import requests

API_URL = "https://api.together.xyz/v1/chat/completions"
headers = {"Authorization": f"Bearer {os.environ['TOGETHER_API_KEY']}"}

def query(payload):
    response = requests.post(API_URL, headers=headers, json=payload)
    response.raise_for_status()
    return response.json()

response = query({
    "model": "meta-llama/Meta-Llama-3.1-8B-Instruct-Turbo",
    "messages": [{"role": "user", "content": "What is the capital of Portugal?"}],
})
print(response["choices"][0]["message"])
