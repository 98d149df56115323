import os

import requests

API_URL = "https://router.huggingface.co/fal-ai/fal-ai/kokoro/american-english"
headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}

response = requests.post(API_URL, headers=headers, json={
    "text": "The light is on, and all ships are safe.",
})
response.raise_for_status()

url = response.json()["audio"]["url"]
response = requests.get(url)
response.raise_for_status()
with open("output.wav", "wb") as file:
    file.write(response.content)
print("Saved output.wav")
