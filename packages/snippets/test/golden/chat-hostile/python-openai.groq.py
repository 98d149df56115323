import os
from openai import OpenAI

client = OpenAI(
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)

completion = client.chat.completions.create(
    model="meta-llama/Llama-3.1-8B-Instruct:groq",
    messages=[
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
)

print(completion.choices[0].message)
