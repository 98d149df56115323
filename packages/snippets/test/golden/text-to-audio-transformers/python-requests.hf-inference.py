import os

import requests

API_URL = "https://router.huggingface.co/hf-inference/models/facebook/musicgen-small"
headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}

response = requests.post(API_URL, headers=headers, json={
    "inputs": "Calm waves, with gulls far away",
})
response.raise_for_status()

with open("output.wav", "wb") as file:
    file.write(response.content)
print("Saved output.wav")
