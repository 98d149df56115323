import base64
import os

import requests

API_URL = "https://router.huggingface.co/hf-inference/models/openai/clip-vit-large-patch14"
headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}

with open("lighthouse.png", "rb") as file:
    image = base64.b64encode(file.read()).decode()

response = requests.post(API_URL, headers=headers, json={
    "inputs": {"image": image},
    "parameters": {"candidate_labels": ["lighthouse", "tree", "cat"]},
})
response.raise_for_status()

print(response.json())
