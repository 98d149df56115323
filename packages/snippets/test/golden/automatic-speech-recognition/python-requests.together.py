import os

import requests

API_URL = "https://router.huggingface.co/together/v1/audio/transcriptions"
headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}

with open("speech.mp3", "rb") as file:
    response = requests.post(
        API_URL,
        headers=headers,
        data={"model": "openai/whisper-large-v3"},
        files={"file": file},
    )
response.raise_for_status()

print(response.json())
