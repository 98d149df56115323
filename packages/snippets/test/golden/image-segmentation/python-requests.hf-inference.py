import os

import requests

API_URL = "https://router.huggingface.co/hf-inference/models/briaai/RMBG-2.0"
headers = {
    "Authorization": f"Bearer {os.environ['HF_TOKEN']}",
    "Content-Type": "image/png",
}

with open("lighthouse.png", "rb") as file:
    response = requests.post(API_URL, headers=headers, data=file)
response.raise_for_status()

print(response.json())
