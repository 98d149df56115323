import os
import time

import requests

API_URL = "https://router.huggingface.co/replicate/v1/models/tencent/hunyuan-video/predictions"
headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}", "Prefer": "wait"}

response = requests.post(API_URL, headers=headers, json={
    "input": {"prompt": "A lighthouse in a storm, seen from a ship"},
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

url = response.json()["output"]
url = url[0] if isinstance(url, list) else url
response = requests.get(url)
response.raise_for_status()
with open("output.mp4", "wb") as file:
    file.write(response.content)
print("Saved output.mp4")
