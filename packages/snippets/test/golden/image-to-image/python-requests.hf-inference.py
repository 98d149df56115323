import base64
import os

import requests

API_URL = "https://router.huggingface.co/hf-inference/models/black-forest-labs/FLUX.1-Kontext-dev"
headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}

with open("lighthouse.png", "rb") as file:
    image = base64.b64encode(file.read()).decode()

response = requests.post(API_URL, headers=headers, json={
    "inputs": image,
    "parameters": {"prompt": "The same scene in winter, with snow on the roofs"},
})
response.raise_for_status()

with open("output.png", "wb") as file:
    file.write(response.content)
print("Saved output.png")
