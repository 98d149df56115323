import os
import time

import requests

API_URL = "https://router.huggingface.co/novita/v3/async/hunyuan-video-fast"
headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}

response = requests.post(API_URL, headers=headers, json={
    "prompt": "A lighthouse in a storm, seen from a ship",
})
response.raise_for_status()

job = response.json()["task_id"]
status_url = f"https://router.huggingface.co/novita/v3/async/task-result?task_id={job}"

while True:
    response = requests.get(status_url, headers=headers)
    response.raise_for_status()
    status = response.json()["task"]["status"]
    if status in ["TASK_STATUS_SUCCEED"]:
        break
    if status in ["TASK_STATUS_FAILED"]:
        raise RuntimeError(f"The job ended with {status}: {response.text}")
    time.sleep(1)

url = response.json()["videos"][0]["video_url"]
response = requests.get(url)
response.raise_for_status()
with open("output.mp4", "wb") as file:
    file.write(response.content)
print("Saved output.mp4")
