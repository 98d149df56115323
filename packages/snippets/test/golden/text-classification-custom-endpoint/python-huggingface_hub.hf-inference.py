import os
from huggingface_hub import InferenceClient

client = InferenceClient(
    base_url="https://my.endpoints.huggingface.cloud/",
    api_key=os.environ["API_TOKEN"],
)

output = client.text_classification("I love the view from up here.")
print(output)
