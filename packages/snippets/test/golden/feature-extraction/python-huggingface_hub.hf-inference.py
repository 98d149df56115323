import os
from huggingface_hub import InferenceClient

client = InferenceClient(provider="hf-inference", api_key=os.environ["HF_TOKEN"])

output = client.feature_extraction(
    "The sun is out today, so let us eat some ice cream.",
    model="intfloat/multilingual-e5-large-instruct",
)
print(output)
