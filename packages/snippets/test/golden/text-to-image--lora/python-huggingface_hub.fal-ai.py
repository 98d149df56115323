import os
from huggingface_hub import InferenceClient

client = InferenceClient(provider="fal-ai", api_key=os.environ["HF_TOKEN"])

image = client.text_to_image(
    "An astronaut feeding giraffes",
    num_inference_steps=5,
    model="openfree/flux-chatgpt-ghibli-lora",
)
image.save("output.png")
print("Saved output.png")
