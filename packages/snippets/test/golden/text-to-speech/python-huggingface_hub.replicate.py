import os
from huggingface_hub import InferenceClient

client = InferenceClient(provider="replicate", api_key=os.environ["HF_TOKEN"])

output = client.text_to_speech(
    "The light is on, and all ships are safe.",
    model="hexgrad/Kokoro-82M",
)
with open("output.wav", "wb") as file:
    file.write(output)
print("Saved output.wav")
