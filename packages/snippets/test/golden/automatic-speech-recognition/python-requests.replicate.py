import base64
import os
import time

import requests

API_URL = "https://router.huggingface.co/replicate/v1/predictions"
headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}", "Prefer": "wait"}

with open("speech.mp3", "rb") as file:
    audio = base64.b64encode(file.read()).decode()

response = requests.post(API_URL, headers=headers, json={
    "input": {"audio": f"data:audio/mpeg;base64,{audio}"},
    "version": "8099696689d249cf8b122d833c36ac3f75505c666a395ca40ef26f68e7d3d16e",
})
response.raise_for_status()

job = response.json()["id"]
status_url = f"https://router.huggingface.co/replicate/v1/predictions/{job}"
poll_headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}

while True:
    response = requests.get(status_url, headers=poll_headers)
    response.raise_for_status()
    status = response.json()["status"]
    if status in ["succeeded"]:
        break
    if status in ["failed", "canceled", "aborted"]:
        raise RuntimeError(f"The job ended with {status}: {response.text}")
    time.sleep(1)

print(response.json())
