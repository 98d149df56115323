from peft import PeftModel
from transformers import AutoModelForTokenClassification

base_model = AutoModelForTokenClassification.from_pretrained(
    "google-bert/bert-base-cased",
)
model = PeftModel.from_pretrained(base_model, "acme/ner-lora")
