import os
from huggingface_hub import InferenceClient

client = InferenceClient(
    base_url="http://[::1]:8080/v1",
    api_key=os.environ["API_TOKEN"],
)

stream = client.chat.completions.create(
    model="meta-llama/Llama-3.1-8B-Instruct",
    messages=[{"role": "user", "content": "What is the capital of Portugal?"}],
    stream=True,
)

for chunk in stream:
    if chunk.choices:
        print(chunk.choices[0].delta.content or "", end="", flush=True)
