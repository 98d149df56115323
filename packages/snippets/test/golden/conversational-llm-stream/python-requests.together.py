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
    "model": "meta-llama/Llama-3.1-8B-Instruct:together",
    "messages": [{"role": "user", "content": "What is the capital of Portugal?"}],
    "stream": True,
}):
    if chunk["choices"]:
        print(chunk["choices"][0]["delta"].get("content") or "", end="", flush=True)
