import os
from huggingface_hub import InferenceClient

client = InferenceClient(provider="hf-inference", api_key=os.environ["HF_TOKEN"])

output = client.token_classification(
    "Ada Lovelace was born in London and worked with Charles Babbage.",
    model="FacebookAI/xlm-roberta-large-finetuned-conll03-english",
)
print(output)
