import os

import requests

API_URL = "https://router.huggingface.co/nebius/v1/embeddings"
headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}

response = requests.post(API_URL, headers=headers, json={
    "input": "The sun is out today, so let us eat some ice cream.",
    "model": "BAAI/bge-en-icl",
})
response.raise_for_status()

print(response.json())
