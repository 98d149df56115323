import os
import time

import requests

API_URL = "https://api.us1.bfl.ai/v1/flux-dev"
headers = {"x-key": os.environ["BLACK_FOREST_LABS_API_KEY"]}

response = requests.post(API_URL, headers=headers, json={
    "prompt": "A lighthouse on a cliff at dusk, oil painting",
})
response.raise_for_status()

address = response.json()["polling_url"]

while True:
    response = requests.get(address, headers=headers)
    response.raise_for_status()
    status = response.json()["status"]
    if status in ["Ready"]:
        break
    if status in [
        "Error",
        "Failed",
        "Request Moderated",
        "Content Moderated",
        "Task not found",
    ]:
        raise RuntimeError(f"The job ended with {status}: {response.text}")
    time.sleep(1)

url = response.json()["result"]["sample"]
response = requests.get(url)
response.raise_for_status()
with open("output.png", "wb") as file:
    file.write(response.content)
print("Saved output.png")
