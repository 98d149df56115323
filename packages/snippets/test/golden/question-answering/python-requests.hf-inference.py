import os

import requests

API_URL = "https://router.huggingface.co/hf-inference/models/google-bert/bert-large-uncased-whole-word-masking-finetuned-squad"
headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}

response = requests.post(API_URL, headers=headers, json={
    "inputs": {
        "question": "Where does Nora live?",
        "context": "My name is Nora and I live in Lisbon.",
    },
})
response.raise_for_status()

print(response.json())
