import os
from huggingface_hub import InferenceClient

client = InferenceClient(provider="hf-inference", api_key=os.environ["HF_TOKEN"])

image = client.text_to_image(
    "A lighthouse on a cliff at dusk, oil painting",
    model="black-forest-labs/FLUX.1-schnell",
)
image.save("output.png")
print("Saved output.png")
