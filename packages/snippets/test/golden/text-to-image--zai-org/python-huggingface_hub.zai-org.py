import os
from huggingface_hub import InferenceClient

client = InferenceClient(provider="zai-org", api_key=os.environ["HF_TOKEN"])

image = client.text_to_image(
    "A lighthouse on a cliff at dusk, oil painting",
    model="zai-org/CogView4-6B",
)
image.save("output.png")
print("Saved output.png")
