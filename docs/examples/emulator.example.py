import os

# Set before the clients are imported: some addresses are read then.
emulator = os.environ.get("EMULATOR_URL", "http://127.0.0.1:7878")
os.environ["HF_ENDPOINT"] = f"{emulator}/hub"
from huggingface_hub import constants

constants.INFERENCE_PROXY_TEMPLATE = f"{emulator}/router/{{provider}}"
from huggingface_hub import InferenceClient

client = InferenceClient(provider="groq", api_key="hf_emulator0000")
completion = client.chat_completion(
    model="meta-llama/Llama-3.1-8B-Instruct",
    messages=[{"role": "user", "content": "What is 2 + 2?"}],
)
print(completion.choices[0].message.content)

labels = InferenceClient(provider="hf-inference", api_key="hf_emulator0000").text_classification(
    "What a lovely day!", model="distilbert/distilbert-base-uncased-finetuned-sst-2-english"
)
print(labels[0].label)
