import os
from huggingface_hub import InferenceClient

client = InferenceClient(provider="hf-inference", api_key=os.environ["HF_TOKEN"])

output = client.zero_shot_classification(
    "Hello, last week I ordered a lamp in your shop, but it arrived broken. Please send me my money back.",
    candidate_labels=["refund", "legal", "faq"],
    model="facebook/bart-large-mnli",
)
print(output)
