import base64
import os
import time

import requests

API_URL = "https://router.huggingface.co/fal-ai/fal-ai/bria/background/remove?_subdomain=queue"
headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}

with open("lighthouse.png", "rb") as file:
    image = base64.b64encode(file.read()).decode()

response = requests.post(API_URL, headers=headers, json={
    "sync_mode": True,
    "image_url": f"data:image/png;base64,{image}",
})
response.raise_for_status()

job = response.json()["request_id"]
status_url = f"https://router.huggingface.co/fal-ai/fal-ai/bria/requests/{job}/status?_subdomain=queue&logs=1"

while True:
    response = requests.get(status_url, headers=headers)
    response.raise_for_status()
    status = response.json()["status"]
    if status in ["COMPLETED"]:
        break
    if status in ["FAILED", "ERROR", "CANCELED", "CANCELLED"]:
        raise RuntimeError(f"The job ended with {status}: {response.text}")
    time.sleep(1)

response = requests.get(f"https://router.huggingface.co/fal-ai/fal-ai/bria/requests/{job}?_subdomain=queue", headers=headers)
response.raise_for_status()

print(response.json())
