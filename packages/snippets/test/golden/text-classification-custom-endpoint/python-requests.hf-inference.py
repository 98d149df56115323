import os

import requests

API_URL = "https://my.endpoints.huggingface.cloud/"
headers = {"Authorization": f"Bearer {os.environ['API_TOKEN']}"}

response = requests.post(API_URL, headers=headers, json={
    "inputs": "I love the view from up here.",
})
response.raise_for_status()

print(response.json())
