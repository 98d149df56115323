from peft import PeftModel
from transformers import AutoModel

base_model = AutoModel.from_pretrained("google-bert/bert-base-cased")
model = PeftModel.from_pretrained(base_model, "acme/embedding-lora")
