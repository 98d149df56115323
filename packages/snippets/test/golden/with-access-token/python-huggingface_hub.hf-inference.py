from huggingface_hub import InferenceClient

client = InferenceClient(provider="hf-inference", api_key="hf_xxx")

completion = client.chat.completions.create(
    model="meta-llama/Llama-3.1-8B-Instruct",
    messages=[{"role": "user", "content": "What is the capital of Portugal?"}],
)

print(completion.choices[0].message)
