import os
from huggingface_hub import InferenceClient

client = InferenceClient(provider="hf-inference", api_key=os.environ["HF_TOKEN"])

output = client.document_question_answering(
    "invoice.png",
    question="What is the total?",
    model="impira/layoutlm-invoices",
)
print(output)
