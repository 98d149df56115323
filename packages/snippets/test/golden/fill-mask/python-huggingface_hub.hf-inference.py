import os
from huggingface_hub import InferenceClient

client = InferenceClient(provider="hf-inference", api_key=os.environ["HF_TOKEN"])

output = client.fill_mask(
    "What I like most about the sea is the [MASK].",
    model="google-bert/bert-base-uncased",
)
print(output)
