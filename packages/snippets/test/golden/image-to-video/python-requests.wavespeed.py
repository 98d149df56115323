import base64
import os
import time

import requests

API_URL = "https://router.huggingface.co/wavespeed/api/v3/wavespeed-ai/wan-2.1/i2v-720p"
headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}

with open("lighthouse.png", "rb") as file:
    image = base64.b64encode(file.read()).decode()

response = requests.post(API_URL, headers=headers, json={
    "image": image,
    "images": [image],
    "prompt": "The camera moves slowly to the left",
})
response.raise_for_status()

job = response.json()["data"]["id"]
status_url = f"https://router.huggingface.co/wavespeed/api/v3/predictions/{job}/result"

while True:
    response = requests.get(status_url, headers=headers)
    response.raise_for_status()
    status = response.json()["data"]["status"]
    if status in ["completed"]:
        break
    if status in ["failed"]:
        raise RuntimeError(f"The job ended with {status}: {response.text}")
    time.sleep(1)

url = response.json()["data"]["outputs"][0]
response = requests.get(url)
response.raise_for_status()
with open("output.mp4", "wb") as file:
    file.write(response.content)
print("Saved output.mp4")
