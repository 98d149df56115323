from openai import OpenAI

client = OpenAI(base_url="https://api.groq.com/openai/v1", api_key="gsk_xxx")

stream = client.chat.completions.create(
    model="llama-3.1-8b-instant",
    messages=[{"role": "user", "content": "What is the capital of Portugal?"}],
    stream=True,
)

for chunk in stream:
    if chunk.choices:
        print(chunk.choices[0].delta.content or "", end="", flush=True)
