import os
from huggingface_hub import InferenceClient

client = InferenceClient(provider="hf-inference", api_key=os.environ["HF_TOKEN"])

output = client.zero_shot_image_classification(
    "lighthouse.png",
    candidate_labels=["lighthouse", "tree", "cat"],
    model="openai/clip-vit-large-patch14",
)
print(output)
