import os
from huggingface_hub import InferenceClient

client = InferenceClient(provider="hf-inference", api_key=os.environ["HF_TOKEN"])

output = client.sentence_similarity(
    "The sea is calm.",
    other_sentences=[
        "The sea is quiet today.",
        "There are hardly any waves.",
        "He likes bread.",
    ],
    model="sentence-transformers/all-MiniLM-L6-v2",
)
print(output)
