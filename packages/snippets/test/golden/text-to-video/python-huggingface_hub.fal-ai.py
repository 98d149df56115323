import os
from huggingface_hub import InferenceClient

client = InferenceClient(provider="fal-ai", api_key=os.environ["HF_TOKEN"])

output = client.text_to_video(
    "A young man walking on the street",
    model="tencent/HunyuanVideo",
)
with open("output.mp4", "wb") as file:
    file.write(output)
print("Saved output.mp4")
