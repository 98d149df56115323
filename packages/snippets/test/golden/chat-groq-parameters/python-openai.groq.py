import os
from openai import OpenAI

client = OpenAI(
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)

completion = client.chat.completions.create(
    model="meta-llama/Llama-3.1-8B-Instruct:groq",
    messages=[{"role": "user", "content": "What is the capital of Portugal?"}],
    temperature=0,
    max_tokens=512,
    top_p=0.95,
)

print(completion.choices[0].message)
