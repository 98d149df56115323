import os

import requests

API_URL = "https://router.huggingface.co/hf-inference/models/openai/whisper-large-v3-turbo"
headers = {
    "Authorization": f"Bearer {os.environ['HF_TOKEN']}",
    "Content-Type": "audio/mpeg",
}

with open("speech.mp3", "rb") as file:
    response = requests.post(API_URL, headers=headers, data=file)
response.raise_for_status()

print(response.json())
