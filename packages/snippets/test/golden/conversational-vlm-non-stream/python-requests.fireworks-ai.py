import os

import requests

API_URL = "https://router.huggingface.co/v1/chat/completions"
headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}

def query(payload):
    response = requests.post(API_URL, headers=headers, json=payload)
    response.raise_for_status()
    return response.json()

response = query({
    "model": "meta-llama/Llama-3.2-11B-Vision-Instruct:fireworks-ai",
    "messages": [
        {
            "role": "user",
            "content": [
                {"type": "text", "text": "Describe what this picture shows, briefly."},
                {
                    "type": "image_url",
                    "image_url": {"url": "https://cdn.britannica.com/61/93061-050-99147DCE/Statue-of-Liberty-Island-New-York-Bay.jpg"},
                },
            ],
        },
    ],
})
print(response["choices"][0]["message"])
