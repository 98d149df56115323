import os
from openai import OpenAI

client = OpenAI(
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)

completion = client.chat.completions.create(
    model="meta-llama/Llama-3.2-11B-Vision-Instruct:fireworks-ai",
    messages=[
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
)

print(completion.choices[0].message)
