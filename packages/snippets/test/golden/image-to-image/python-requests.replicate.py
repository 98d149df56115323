import base64
import os
import time

import requests

API_URL = "https://router.huggingface.co/replicate/v1/models/black-forest-labs/flux-kontext-dev/predictions"
headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}", "Prefer": "wait"}

with open("lighthouse.png", "rb") as file:
    image = base64.b64encode(file.read()).decode()

response = requests.post(API_URL, headers=headers, json={
    "input": {
        "image": f"data:image/png;base64,{image}",
        "images": [f"data:image/png;base64,{image}"],
        "input_image": f"data:image/png;base64,{image}",
        "input_images": [f"data:image/png;base64,{image}"],
        "prompt": "The same scene in winter, with snow on the roofs",
    },
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
with open("output.png", "wb") as file:
    file.write(response.content)
print("Saved output.png")
