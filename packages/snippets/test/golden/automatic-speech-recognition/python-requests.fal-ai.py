import base64
import os

import requests

API_URL = "https://router.huggingface.co/fal-ai/fal-ai/wizper"
headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}

with open("speech.mp3", "rb") as file:
    audio = base64.b64encode(file.read()).decode()

response = requests.post(API_URL, headers=headers, json={
    "audio_url": f"data:audio/mpeg;base64,{audio}",
})
response.raise_for_status()

print(response.json())
