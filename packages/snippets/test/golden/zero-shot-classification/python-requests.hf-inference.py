import os

import requests

API_URL = "https://router.huggingface.co/hf-inference/models/facebook/bart-large-mnli"
headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}

response = requests.post(API_URL, headers=headers, json={
    "inputs": "The lamp I ordered last week arrived broken. Please send me my money back.",
    "parameters": {"candidate_labels": ["refund", "invoice", "praise"]},
})
response.raise_for_status()

print(response.json())
