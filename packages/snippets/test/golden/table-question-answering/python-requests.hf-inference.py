import os

import requests

API_URL = "https://router.huggingface.co/hf-inference/models/google/tapas-base-finetuned-wtq"
headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}

response = requests.post(API_URL, headers=headers, json={
    "inputs": {
        "query": "Which plant has the highest height?",
        "table": {
            "plant": ["Fern", "Sunflower", "Tomato"],
            "height": ["48", "182", "95"],
        },
    },
})
response.raise_for_status()

print(response.json())
