import os

import requests

API_URL = "https://router.huggingface.co/hf-inference/models/hexgrad/Kokoro-82M"
headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}

response = requests.post(API_URL, headers=headers, json={
    "inputs": "The light is on, and all ships are safe.",
})
response.raise_for_status()

with open("output.wav", "wb") as file:
    file.write(response.content)
print("Saved output.wav")
