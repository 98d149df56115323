import os

import requests

API_URL = "https://router.huggingface.co/hf-inference/models/sentence-transformers/all-MiniLM-L6-v2/pipeline/sentence-similarity"
headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}

response = requests.post(API_URL, headers=headers, json={
    "inputs": {
        "source_sentence": "The sea is calm.",
        "sentences": [
            "The sea is quiet today.",
            "There are hardly any waves.",
            "He likes bread.",
        ],
    },
})
response.raise_for_status()

print(response.json())
