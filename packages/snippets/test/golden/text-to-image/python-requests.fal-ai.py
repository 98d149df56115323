import os
import time

import requests

API_URL = "https://router.huggingface.co/fal-ai/fal-ai/flux/schnell?_subdomain=queue"
headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}

response = requests.post(API_URL, headers=headers, json={
    "prompt": "A lighthouse on a cliff at dusk, oil painting",
})
response.raise_for_status()

job = response.json()["request_id"]
status_url = f"https://router.huggingface.co/fal-ai/fal-ai/flux/requests/{job}/status?_subdomain=queue&logs=1"

while True:
    response = requests.get(status_url, headers=headers)
    response.raise_for_status()
    status = response.json()["status"]
    if status in ["COMPLETED"]:
        break
    if status in ["FAILED", "ERROR", "CANCELED", "CANCELLED"]:
        raise RuntimeError(f"The job ended with {status}: {response.text}")
    time.sleep(1)

response = requests.get(f"https://router.huggingface.co/fal-ai/fal-ai/flux/requests/{job}?_subdomain=queue", headers=headers)
response.raise_for_status()

url = response.json()["images"][0]["url"]
response = requests.get(url)
response.raise_for_status()
with open("output.png", "wb") as file:
    file.write(response.content)
print("Saved output.png")
