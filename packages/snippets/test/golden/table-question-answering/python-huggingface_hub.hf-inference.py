import os
from huggingface_hub import InferenceClient

client = InferenceClient(provider="hf-inference", api_key=os.environ["HF_TOKEN"])

output = client.table_question_answering(
    query="Which plant has the highest height?",
    table={"plant": ["Fern", "Sunflower", "Tomato"], "height": ["48", "182", "95"]},
    model="google/tapas-base-finetuned-wtq",
)
print(output)
