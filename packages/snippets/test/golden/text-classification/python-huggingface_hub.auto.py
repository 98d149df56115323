import os
from huggingface_hub import InferenceClient

client = InferenceClient(provider="auto", api_key=os.environ["HF_TOKEN"])

output = client.text_classification(
    "I am very fond of you. I like you.",
    model="distilbert/distilbert-base-uncased-finetuned-sst-2-english",
)
print(output)
