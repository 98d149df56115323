import base64
import os
import time

import requests

API_URL = "https://router.huggingface.co/fal-ai/fal-ai/flux-kontext/dev?_subdomain=queue"
headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}

with open("lighthouse.png", "rb") as file:
    image = base64.b64encode(file.read()).decode()

response = requests.post(API_URL, headers=headers, json={
    "image_url": f"data:image/png;base64,{image}",
    "image_urls": [f"data:image/png;base64,{image}"],
    "prompt": "The same scene in winter, with snow on the roofs",
})
response.raise_for_status()

job = response.json()["request_id"]
status_url = f"https://router.huggingface.co/fal-ai/fal-ai/flux-kontext/requests/{job}/status?_subdomain=queue&logs=1"

while True:
    response = requests.get(status_url, headers=headers)
    response.raise_for_status()
    status = response.json()["status"]
    if status in ["COMPLETED"]:
        break
    if status in ["FAILED", "ERROR", "CANCELED", "CANCELLED"]:
        raise RuntimeError(f"The job ended with {status}: {response.text}")
    time.sleep(1)

response = requests.get(f"https://router.huggingface.co/fal-ai/fal-ai/flux-kontext/requests/{job}?_subdomain=queue", headers=headers)
response.raise_for_status()

url = response.json()["images"][0]["url"]
response = requests.get(url)
response.raise_for_status()
with open("output.png", "wb") as file:
    file.write(response.content)
print("Saved output.png")
