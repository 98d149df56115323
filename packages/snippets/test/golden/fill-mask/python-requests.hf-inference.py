import os

import requests

API_URL = "https://router.huggingface.co/hf-inference/models/google-bert/bert-base-uncased"
headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}

response = requests.post(API_URL, headers=headers, json={
    "inputs": "What I like most about the sea is the [MASK].",
})
response.raise_for_status()

print(response.json())
