import os
import time

import requests

API_URL = "https://router.huggingface.co/together/v2/videos"
headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}

response = requests.post(API_URL, headers=headers, json={
    "prompt": "A lighthouse in a storm, seen from a ship",
    "model": "tencent/hunyuan-video",
})
response.raise_for_status()

job = response.json()["id"]
status_url = f"https://router.huggingface.co/together/v2/videos/{job}"

while True:
    response = requests.get(status_url, headers=headers)
    response.raise_for_status()
    status = response.json()["status"]
    if status in ["completed"]:
        break
    if status in ["failed", "cancelled"]:
        raise RuntimeError(f"The job ended with {status}: {response.text}")
    time.sleep(2)

url = response.json()["outputs"]["video_url"]
response = requests.get(url)
response.raise_for_status()
with open("output.mp4", "wb") as file:
    file.write(response.content)
print("Saved output.mp4")
