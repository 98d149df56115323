import os
from huggingface_hub import InferenceClient

client = InferenceClient(provider="replicate", api_key=os.environ["HF_TOKEN"])

output = client.automatic_speech_recognition(
    "speech.mp3",
    model="openai/whisper-large-v3-turbo",
)
print(output)
