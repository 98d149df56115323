import os
from huggingface_hub import InferenceClient

client = InferenceClient(provider="fal-ai", api_key=os.environ["HF_TOKEN"])

image = client.text_to_image(
    "A lighthouse on a cliff at dusk, oil painting",
    model="openfree/flux-chatgpt-ghibli-lora",
)
image.save("output.png")
print("Saved output.png")
