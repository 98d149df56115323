import os
from huggingface_hub import InferenceClient

client = InferenceClient(provider="fal-ai", api_key=os.environ["HF_TOKEN"])

output = client.image_to_video(
    "lighthouse.png",
    prompt="The camera moves slowly to the left",
    model="Wan-AI/Wan2.1-I2V-14B-720P",
)
with open("output.mp4", "wb") as file:
    file.write(output)
print("Saved output.mp4")
