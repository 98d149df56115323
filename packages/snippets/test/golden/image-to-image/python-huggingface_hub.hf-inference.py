import os
from huggingface_hub import InferenceClient

client = InferenceClient(provider="hf-inference", api_key=os.environ["HF_TOKEN"])

image = client.image_to_image(
    "lighthouse.png",
    prompt="The same scene in winter, with snow on the roofs",
    model="black-forest-labs/FLUX.1-Kontext-dev",
)
image.save("output.png")
print("Saved output.png")
