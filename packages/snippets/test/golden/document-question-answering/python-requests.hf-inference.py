import base64
import os

import requests

API_URL = "https://router.huggingface.co/hf-inference/models/impira/layoutlm-invoices"
headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}

with open("invoice.png", "rb") as file:
    image = base64.b64encode(file.read()).decode()

response = requests.post(API_URL, headers=headers, json={
    "inputs": {"image": image, "question": "What is the total?"},
})
response.raise_for_status()

print(response.json())
