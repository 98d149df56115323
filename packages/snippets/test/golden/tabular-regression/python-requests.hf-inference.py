import os

import requests

API_URL = "https://router.huggingface.co/hf-inference/models/templates/tabular-regression"
headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}

response = requests.post(API_URL, headers=headers, json={
    "inputs": {
        "data": {
            "Height": ["11.52", "12.48"],
            "Length1": ["23.2", "24.0"],
            "Length2": ["25.4", "26.3"],
            "Species": ["Bream", "Bream"],
        },
    },
})
response.raise_for_status()

print(response.json())
