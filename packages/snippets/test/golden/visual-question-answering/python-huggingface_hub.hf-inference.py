import os
from huggingface_hub import InferenceClient

client = InferenceClient(provider="hf-inference", api_key=os.environ["HF_TOKEN"])

output = client.visual_question_answering(
    "lighthouse.png",
    question="What is in the picture?",
    model="dandelin/vilt-b32-finetuned-vqa",
)
print(output)
