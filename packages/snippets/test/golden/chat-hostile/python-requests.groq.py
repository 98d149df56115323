import os

import requests

API_URL = "https://router.huggingface.co/v1/chat/completions"
headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}

def query(payload):
    response = requests.post(API_URL, headers=headers, json=payload)
    response.raise_for_status()
    return response.json()

response = query({
    "model": "meta-llama/Llama-3.1-8B-Instruct:groq",
    "messages": [
        {
            "role": "user",
            "content": "It's \"quoted\" `id` $(id) ${HOME} \\ %s !!\nsecond line\u2028third\u0000",
        },
        {
            "role": "assistant",
            "content": None,
            "tool_calls": [
                {
                    "id": "1",
                    "type": "function",
                    "function": {"name": "now", "arguments": "{\"zone\": \"it's\"}"},
                },
            ],
        },
    ],
})
print(response["choices"][0]["message"])
