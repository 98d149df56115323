import os
from huggingface_hub import InferenceClient

client = InferenceClient(provider="hf-inference", api_key=os.environ["HF_TOKEN"])

output = client.token_classification(
    "My name is Nora Jane Miller, but all of my friends call me Nora.",
    model="FacebookAI/xlm-roberta-large-finetuned-conll03-english",
)
print(output)
