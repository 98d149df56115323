import os
from huggingface_hub import InferenceClient

client = InferenceClient(provider="fal-ai", api_key=os.environ["HF_TOKEN"])

output = client.image_segmentation("lighthouse.png", model="briaai/RMBG-2.0")
print(output)
