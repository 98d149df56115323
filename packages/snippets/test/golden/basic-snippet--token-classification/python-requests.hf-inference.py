import os

import requests

API_URL = "https://router.huggingface.co/hf-inference/models/FacebookAI/xlm-roberta-large-finetuned-conll03-english"
headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}

response = requests.post(API_URL, headers=headers, json={
    "inputs": "Ada Lovelace was born in London and worked with Charles Babbage.",
})
response.raise_for_status()

print(response.json())
