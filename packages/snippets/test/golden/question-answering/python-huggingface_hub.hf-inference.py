import os
from huggingface_hub import InferenceClient

client = InferenceClient(provider="hf-inference", api_key=os.environ["HF_TOKEN"])

output = client.question_answering(
    question="Where does Nora live?",
    context="My name is Nora and I live in Lisbon.",
    model="google-bert/bert-large-uncased-whole-word-masking-finetuned-squad",
)
print(output)
