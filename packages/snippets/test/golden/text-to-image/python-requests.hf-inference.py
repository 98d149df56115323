import os

import requests

API_URL = "https://router.huggingface.co/hf-inference/models/black-forest-labs/FLUX.1-schnell"
headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}

response = requests.post(API_URL, headers=headers, json={
    "inputs": "A lighthouse on a cliff at dusk, oil painting",
})
response.raise_for_status()

with open("output.png", "wb") as file:
    file.write(response.content)
print("Saved output.png")
