import os
from huggingface_hub import InferenceClient

client = InferenceClient(provider="replicate", api_key=os.environ["HF_TOKEN"])

output = client.text_to_video(
    "A lighthouse in a storm, seen from a ship",
    model="tencent/HunyuanVideo",
)
with open("output.mp4", "wb") as file:
    file.write(output)
print("Saved output.mp4")
