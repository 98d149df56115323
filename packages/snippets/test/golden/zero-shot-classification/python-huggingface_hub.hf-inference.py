import os
from huggingface_hub import InferenceClient

client = InferenceClient(provider="hf-inference", api_key=os.environ["HF_TOKEN"])

output = client.zero_shot_classification(
    "The lamp I ordered last week arrived broken. Please send me my money back.",
    candidate_labels=["refund", "invoice", "praise"],
    model="facebook/bart-large-mnli",
)
print(output)
