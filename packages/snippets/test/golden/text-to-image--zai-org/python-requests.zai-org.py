import os
import time

import requests

API_URL = "https://router.huggingface.co/zai-org/api/paas/v4/async/images/generations"
headers = {
    "Authorization": f"Bearer {os.environ['HF_TOKEN']}",
    "x-source-channel": "hugging_face",
    "accept-language": "en-US,en",
}

response = requests.post(API_URL, headers=headers, json={
    "prompt": "A lighthouse on a cliff at dusk, oil painting",
    "model": "cogview-4",
})
response.raise_for_status()

job = response.json()["id"]
status_url = f"https://router.huggingface.co/zai-org/api/paas/v4/async-result/{job}"

while True:
    response = requests.get(status_url, headers=headers)
    response.raise_for_status()
    status = response.json()["task_status"]
    if status in ["SUCCESS"]:
        break
    if status in ["FAIL"]:
        raise RuntimeError(f"The job ended with {status}: {response.text}")
    time.sleep(5)

url = response.json()["image_result"][0]["url"]
response = requests.get(url)
response.raise_for_status()
with open("output.png", "wb") as file:
    file.write(response.content)
print("Saved output.png")
