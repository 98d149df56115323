# The long way: load the parts yourself
from transformers import AutoModel

model = AutoModel.from_pretrained("some-org/backbone", device_map="auto")
