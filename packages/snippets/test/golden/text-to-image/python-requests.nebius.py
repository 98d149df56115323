import base64
import os

import requests

API_URL = "https://router.huggingface.co/nebius/v1/images/generations"
headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}

response = requests.post(API_URL, headers=headers, json={
    "response_format": "b64_json",
    "prompt": "A lighthouse on a cliff at dusk, oil painting",
    "model": "black-forest-labs/flux-schnell",
})
response.raise_for_status()

with open("output.png", "wb") as file:
    file.write(base64.b64decode(response.json()["data"][0]["b64_json"]))
print("Saved output.png")
