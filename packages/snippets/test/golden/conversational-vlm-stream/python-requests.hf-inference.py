import json
import os

import requests

API_URL = "https://router.huggingface.co/v1/chat/completions"
headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}

def query(payload):
    response = requests.post(API_URL, headers=headers, json=payload, stream=True)
    response.raise_for_status()
    for line in response.iter_lines():
        if not line.startswith(b"data:"):
            continue
        event = line[len(b"data:"):].strip()
        if event == b"[DONE]":
            return
        yield json.loads(event)

for chunk in query({
    "model": "meta-llama/Llama-3.2-11B-Vision-Instruct:hf-inference",
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
    "stream": True,
}):
    if chunk["choices"]:
        print(chunk["choices"][0]["delta"].get("content") or "", end="", flush=True)
