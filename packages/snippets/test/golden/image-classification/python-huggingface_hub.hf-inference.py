import os
from huggingface_hub import InferenceClient

client = InferenceClient(provider="hf-inference", api_key=os.environ["HF_TOKEN"])

output = client.image_classification(
    "lighthouse.png",
    model="Falconsai/nsfw_image_detection",
)
print(output)
