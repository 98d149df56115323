import os
from huggingface_hub import InferenceClient

client = InferenceClient(provider="hf-inference", api_key=os.environ["HF_TOKEN"])

output = client.tabular_classification(
    {
        "Height": ["11.52", "12.48"],
        "Length1": ["23.2", "24.0"],
        "Length2": ["25.4", "26.3"],
        "Species": ["Bream", "Bream"],
    },
    model="templates/tabular-classification",
)
print(output)
