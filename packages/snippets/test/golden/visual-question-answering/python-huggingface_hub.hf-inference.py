import os
from huggingface_hub import InferenceClient

client = InferenceClient(provider="hf-inference", api_key=os.environ["HF_TOKEN"])

output = client.visual_question_answering(
    "cat.png",
    question="What is the animal doing?",
    model="dandelin/vilt-b32-finetuned-vqa",
)
print(output)
