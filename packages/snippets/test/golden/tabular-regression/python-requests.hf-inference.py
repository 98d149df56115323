import os

import requests

API_URL = "https://router.huggingface.co/hf-inference/models/templates/tabular-regression"
headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}

response = requests.post(API_URL, headers=headers, json={
    "inputs": {"data": {"height_cm": ["12", "48", "95"], "leaves": ["4", "11", "23"]}},
})
response.raise_for_status()

print(response.json())
