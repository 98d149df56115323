import os
from huggingface_hub import InferenceClient

client = InferenceClient(provider="groq", api_key=os.environ["HF_TOKEN"])

completion = client.chat.completions.create(
    model="meta-llama/Llama-3.1-8B-Instruct",
    messages=[{"role": "user", "content": "What is the capital of Portugal?"}],
    temperature=0,
    max_tokens=512,
    top_p=0.95,
)

print(completion.choices[0].message)
