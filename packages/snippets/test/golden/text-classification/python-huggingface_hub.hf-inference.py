import os
from huggingface_hub import InferenceClient

client = InferenceClient(provider="hf-inference", api_key=os.environ["HF_TOKEN"])

output = client.text_classification(
    "I love the view from up here.",
    model="distilbert/distilbert-base-uncased-finetuned-sst-2-english",
)
print(output)
