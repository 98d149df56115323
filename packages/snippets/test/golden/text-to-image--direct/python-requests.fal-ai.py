import os
import time

import requests

API_URL = "https://queue.fal.run/fal-ai/flux/schnell"
headers = {"Authorization": f"Key {os.environ['FAL_AI_API_KEY']}"}

response = requests.post(API_URL, headers=headers, json={
    "prompt": "A lighthouse on a cliff at dusk, oil painting",
})
response.raise_for_status()

job = response.json()["request_id"]
status_url = f"https://queue.fal.run/fal-ai/flux/requests/{job}/status?logs=1"

while True:
    response = requests.get(status_url, headers=headers)
    response.raise_for_status()
    status = response.json()["status"]
    if status in ["COMPLETED"]:
        break
    if status in ["FAILED", "ERROR", "CANCELED", "CANCELLED"]:
        raise RuntimeError(f"The job ended with {status}: {response.text}")
    time.sleep(1)

response = requests.get(f"https://queue.fal.run/fal-ai/flux/requests/{job}", headers=headers)
response.raise_for_status()

url = response.json()["images"][0]["url"]
response = requests.get(url)
response.raise_for_status()
with open("output.png", "wb") as file:
    file.write(response.content)
print("Saved output.png")
